import { totalsOf } from '#shared/quote.ts'
import { vat } from '#shared/vat.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { toKept } from '#web/quote/model/kept-quote.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import {
  buildPackage,
  button,
  expect,
  field,
  fillInDetails,
  goToProvider,
  totalOf,
  open,
  packageQuote,
  packageTotal,
  payAtProvider,
  payButton,
  shownTotal,
  test,
} from '#tests/support/journey.ts'
import { saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'
import { savedQuote, savedSelection } from '#tests/support/selections.ts'

test('a page from before a change of VAT shows its total beside the new one, and pays the new one or nothing (rule 10.13)', async ({
  page,
  browserErrors,
}) => {
  const percent = vat.percent + 2
  const totals = totalsOf(packageQuote.totals.listed, { percent, isIncluded: false })
  const before = formatExactPrice(totals.total)
  let changed = 0
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const rule = new RegExp(`percent:${vat.percent},isIncluded:!\\d`)
    const other = script.replace(rule, `percent:${percent},isIncluded:!1`)
    if (other !== script) changed += 1
    await route.fulfill({ response, body: other })
  })
  // Of this page nothing that was prerendered has a total of the other version.
  await saveEarlierQuote(page, packageQuote.selection)
  await open(page, paths.checkout)
  expect(changed).toBe(1)
  await fillInDetails(page)
  await payButton(page, before).click()
  await expect(page.getByText(checkoutCopy.totalChanged(before, packageTotal))).toBeVisible()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(page).toHaveURL(paths.checkout)

  await payButton(page, packageTotal).click()
  await expect(page.getByText('no card is charged')).toBeVisible()
  await payAtProvider(page)
  await expect(page.getByText(packageTotal)).toBeVisible()
  ignoreFailedLoads(browserErrors)
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining(notices.checkoutFailed.title)])
})

test('a draft keeps its lines when another one has left the catalogue, and the visitor is told (rules 7.22 and 8.2)', async ({
  page,
}) => {
  const { selection, prices } = toKept(savedQuote)
  const draft = {
    version: 1,
    savedAt: Date.now(),
    selection: { ...selection, fixedItems: ['fax', ...selection.fixedItems] },
    prices: { ...prices, fax: 15_000 },
  }
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.quoteDraft,
    JSON.stringify(draft),
  ] as const)
  await open(page, paths.customQuote)
  await expect(shownTotal(page)).toHaveText(totalOf(savedSelection))
  await expect(page.getByText(notices.quoteDamaged.title)).toBeVisible()
  await expect(page.getByText(notices.pricesRisen.title)).toBeHidden()
})

test('of two tabs the one that did not pay says that its package is not at the checkout yet, in the builder and at the checkout (rule 8.4)', async ({
  page,
  context,
}) => {
  await buildPackage(page)
  const other = await context.newPage()
  await open(other, paths.customQuote)
  await fillInDetails(page)
  await goToProvider(page)
  await payAtProvider(page)
  await expect(other.getByText(notices.choicesNotSaved.description)).toBeVisible()
  await expect(other.getByText(notices.quoteClearedElsewhere.title)).toBeHidden()
  await expect(shownTotal(other)).toHaveText(totalOf(packageQuote.selection))
  await other.goto(paths.checkout)
  await expect(other).toHaveURL(paths.customQuote)
  await expect(other.getByText(notices.notAtCheckout.description)).toBeVisible()
  await expect(button(other, 'Proceed to Checkout')).toBeEnabled()
})
