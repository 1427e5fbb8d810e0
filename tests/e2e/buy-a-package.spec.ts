import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paymentFailed } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  goToProvider,
  open,
  packageLines,
  packageSubtotal,
  packageTotal,
  payButton,
  shownTotal,
  test,
} from '#tests/support/journey.ts'

test('a package is built, paid for and confirmed, at the total that was shown', async ({
  page,
}) => {
  await buildPackage(page)
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(packageTotal)).toBeVisible()
  await fillInDetails(page)
  await goToProvider(page)

  await expect(page.getByText('no card is charged')).toBeVisible()
  for (const text of [...packageLines.map(({ name }) => name), packageTotal]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText(/^INV-\d+-\d{1,3}$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quoteItems'))).toBeNull()

  const invoiceNumber = await page.getByText(/^INV-/).textContent()
  await page.reload()
  await expect(page.getByText(invoiceNumber ?? '')).toBeVisible()
})

test('after a payment the last quote can be restored', async ({ page }) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/payment-success')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quoteItems'))).toBeNull()
  await open(page, '/custom-quote')
  await page.getByRole('button', { name: quoteBuilder.restore.button }).click()
  await expect(shownTotal(page)).toHaveText(packageSubtotal)
})

test('after a declined card the buyer can try again', async ({ page }) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/payment-success')
})

test('a cancelled payment keeps the package, and Retry Payment starts again', async ({ page }) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/payment-failed')
  await expect(page.getByText(paymentFailed.saved)).toBeVisible()
  await page.getByRole('button', { name: paymentFailed.retry }).click()
  await expect(field(page, 'email')).toHaveValue('wanjiru@acme.example')
  await expect(consent(page)).not.toBeChecked()
  await consent(page).check()
  await goToProvider(page)
})

test('Back from the provider’s page leads to the form as it was, ready to pay', async ({
  page,
}) => {
  await buildPackage(page)
  await fillInDetails(page)
  await goToProvider(page)
  await page.goBack()
  await expect(page).toHaveURL('/checkout')
  await expect(field(page, 'fullName')).toHaveValue('Wanjiru Kamau')
  await expect(payButton(page)).toBeEnabled()
  // The consent is given to a payment, never kept.
  await expect(consent(page)).not.toBeChecked()
})

test('if the provider responds without a page, Pay can be clicked again', async ({ page }) => {
  await page.clock.install()
  await buildPackage(page)
  await fillInDetails(page)
  await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }))
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse('**/pay/**')
  await payButton(page).click()
  await answered
  await expect(page.getByRole('button', { name: checkoutWords.processing })).toBeVisible()
  await page.clock.fastForward(10_000)
  await page.clock.resume()
  await expect(page.getByText(notices.providerNotOpened.title)).toBeVisible()
  await page.unroute('**/pay/**')
  await goToProvider(page)
})

test('two payments in one tab have two invoice numbers', async ({ page }) => {
  const numbers = new Set<string | null>()
  for (const round of [1, 2]) {
    await buildPackage(page)
    await fillInDetails(page)
    await goToProvider(page)
    await page.getByRole('button', { name: 'Pay' }).click()
    numbers.add(await page.getByText(/^INV-/).textContent())
    expect(numbers.size).toBe(round)
  }
})
