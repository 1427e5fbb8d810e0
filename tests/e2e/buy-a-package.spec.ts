import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import {
  buildPackage,
  consent,
  expect,
  field,
  fillInDetails,
  goToProvider,
  packageLines,
  packageTotal,
  payButton,
  test,
} from '#tests/support/journey.ts'

test('a package is built, paid for after a declined card, and confirmed, at the total that was shown', async ({
  page,
}) => {
  await buildPackage(page)
  await expect(page.getByRole('complementary').getByText(packageTotal)).toBeVisible()
  await fillInDetails(page)
  // The second click of a double click does nothing (rule 9.6).
  await payButton(page).dblclick()
  await expect(page.getByText('no card is charged')).toBeVisible()
  for (const text of [...packageLines.map(({ name }) => name), packageTotal]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page).toHaveURL('/payment-success')
  await expect(page.getByText(/^INV-\d+-\d{1,3}$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quoteItems'))).toBeNull()
})

test('a cancelled payment keeps the package; Retry Payment starts again, and Back to the provider still pays', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/payment-failed')
  await page.goBack()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(paymentSuccess.ordered.heading)).toBeVisible()
  await expect(page.getByText(packageTotal)).toBeVisible()
})

test('if the provider responds without a page, Pay can be clicked again (rule 9.10)', async ({
  page,
}) => {
  await page.clock.install()
  await buildPackage(page)
  await fillInDetails(page)
  await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }))
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse('**/pay/**')
  await payButton(page).click()
  await answered
  await expect(page.getByRole('button', { name: checkoutCopy.processing })).toBeVisible()
  await page.clock.fastForward(10_000)
  await page.clock.resume()
  await expect(page.getByText(notices.providerNotOpened.title)).toBeVisible()
  await page.unroute('**/pay/**')
  await goToProvider(page)
})
