import {
  buildPackage,
  expect,
  fillInDetails,
  goToProvider,
  open,
  packageLines,
  packageSubtotal,
  packageTotal,
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
  await page.getByRole('button', { name: 'Restore my last quote' }).click()
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText(packageSubtotal)
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
  await expect(page.getByText(/no payment was made/)).toBeVisible()
  await page.getByRole('button', { name: 'Retry Payment' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('wanjiru@acme.example')
  await expect(page.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
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
  await expect(page.getByLabel('Full name')).toHaveValue('Wanjiru Kamau')
  await expect(page.getByRole('button', { name: `Pay ${packageTotal}` })).toBeEnabled()
  // The consent is given for one payment and never saved.
  await expect(page.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked()
})

test('if the provider responds without a page, Pay can be clicked again', async ({ page }) => {
  await page.clock.install()
  await buildPackage(page)
  await fillInDetails(page)
  await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }))
  await page.clock.pauseAt(Date.now() + 60_000)
  const responded = page.waitForResponse('**/pay/**')
  await page.getByRole('button', { name: `Pay ${packageTotal}` }).click()
  await responded
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await page.clock.resume()
  await expect(page.getByText('The payment page has not opened')).toBeVisible()
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
