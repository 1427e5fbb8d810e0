import type { Page, Route } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import { customServiceId } from '#shared/catalogue.ts'
import { totalsOf } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsdExact } from '#web/ui/browser/format-money.ts'
import {
  buildPackage,
  expect,
  field,
  fillInDetails,
  goToProvider,
  open,
  packageLines,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'

/** The total without the custom service, as the other tab saves it. */
const changedTotal = formatUsdExact(
  totalsOf(packageLines.filter(({ id }) => id !== customServiceId)).total,
)

/** Builds a package and presses Pay. Returns the function that lets the call go on. */
async function payWithHeldCall(page: Page): Promise<() => Promise<void>> {
  await buildPackage(page)
  await fillInDetails(page)
  const held: Route[] = []
  await page.route(`**${checkoutPath}`, (route) => void held.push(route))
  await payButton(page).click()
  await expect(page.getByRole('button', { name: checkoutWords.processing })).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  return async () => {
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(`**${checkoutPath}`)
  }
}

test('a package that a second tab changes during Processing is not paid for, and nothing typed is lost (rules 8.4 and 9.11)', async ({
  page,
  context,
}) => {
  const release = await payWithHeldCall(page)
  const tab = await context.newPage()
  await open(tab, paths.customQuote)
  await tab.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).uncheck()
  await proceedButton(tab).click()
  await expect(page.getByText(notices.quoteChangedElsewhere.title)).toBeVisible()
  await release()
  await expect(page.getByText(notices.orderChanged.description)).toBeVisible()
  await expect(page).toHaveURL(paths.checkout)
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await payButton(page, changedTotal).click()
  await expect(page.getByText(changedTotal).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
})

test('a package that a second tab pays for during Processing can’t be paid for twice', async ({
  page,
  context,
}) => {
  const release = await payWithHeldCall(page)
  const tab = await context.newPage()
  await open(tab, paths.checkout)
  await fillInDetails(tab)
  await goToProvider(tab)
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(tab.getByText(/^INV-/)).toBeVisible()
  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteClearedElsewhere.title)).toBeVisible()
  const response = page.waitForResponse(`**${checkoutPath}`)
  await release()
  await (await response).finished()
  // What was chosen is still there, to order it again.
  await proceedButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
})
