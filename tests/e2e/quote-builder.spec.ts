import { expect, open, test } from '#tests/support/journey.ts'

test('the sliders answer the keyboard, a step at a time', async ({ page }) => {
  await open(page, '/custom-quote')
  const storage = page.getByRole('slider', { name: 'Storage (GB)' })
  await storage.press('ArrowRight')
  await expect(storage).toHaveValue('150')
  await storage.press('PageUp')
  await expect(storage).toHaveValue('200')
  await storage.press('End')
  await expect(storage).toHaveValue('500')
  await expect(page.getByRole('complementary').getByLabel('Total')).toHaveText('US$1,175')
  await storage.press('Home')
  await expect(page.getByText('2 selected')).toBeVisible()
})

test('a hint names an icon after 700 ms, not before, and Escape hides it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/custom-quote')
  await page.getByRole('button', { name: 'More storage' }).hover()
  await page.clock.runFor(650)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('tooltip', { name: 'More storage' })).toBeVisible()
})

test('Back from the checkout finds the package as it was left', async ({ page }) => {
  await open(page, '/custom-quote')
  await page.getByRole('checkbox', { name: 'SSL Certificate' }).check()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'SSL Certificate' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'SSL Certificate' })).toBeChecked()
})

test('where the reader’s own colours are forced, a tick is seen where it was set alone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/custom-quote')
  const choice = page.getByRole('checkbox', { name: 'SSL Certificate' })
  const tick = page.locator('label', { has: choice }).locator('svg')
  await expect(tick).toBeHidden()
  await choice.check()
  await expect(tick).toBeVisible()
})
