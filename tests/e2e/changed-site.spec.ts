import { percentOf, sum } from '#shared/money.ts'
import { vat } from '#shared/vat.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import {
  buildPackage,
  expect,
  field,
  fillInDetails,
  goToProvider,
  open,
  packageQuote,
  packageTotal,
  payAtProvider,
  payButton,
  test,
} from '#tests/support/journey.ts'
import { saveEarlierQuote } from '#tests/support/earlier-visit.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

test('a page from before a change of VAT shows its total beside the new one, and pays the new one or nothing (rule 10.13)', async ({
  page,
  browserErrors,
}) => {
  const { net } = packageQuote.totals
  const percent = vat.percent + 2
  const before = formatExactPrice(sum([net, percentOf(net, percent)]))
  let changed = 0
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const other = script.replaceAll(`percent:${vat.percent}}`, `percent:${percent}}`)
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
