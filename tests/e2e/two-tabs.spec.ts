import type { Route } from '@playwright/test'
import { checkoutPath } from '#shared/addresses.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import {
  buildPackage,
  expect,
  field,
  fillInDetails,
  goToProvider,
  open,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'

test('a package that a second tab pays for during Processing can’t be paid for twice (rules 8.4 and 9.11)', async ({
  page,
  context,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  const held: Route[] = []
  await page.route(`**${checkoutPath}`, (route) => void held.push(route))
  await payButton(page).click()
  await expect(page.getByRole('button', { name: checkoutCopy.processing })).toBeVisible()
  await expect.poll(() => held.length).toBe(1)

  const tab = await context.newPage()
  await open(tab, paths.checkout)
  await fillInDetails(tab)
  await goToProvider(tab)
  await tab.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(tab.getByText(/^INV-/)).toBeVisible()

  await expect(page).toHaveURL(paths.customQuote)
  await expect(page.getByText(notices.quoteClearedElsewhere.title)).toBeVisible()
  const response = page.waitForResponse(`**${checkoutPath}`)
  await Promise.all(held.map((route) => route.continue()))
  await (await response).finished()
  // What was chosen is still there, to order it again.
  await proceedButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
})
