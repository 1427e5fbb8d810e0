import { expect, open, test } from '#tests/support/journey.ts'

const closeMenu = { name: 'Close menu' }

test('the menu opens, closes with its button, and closes when a link is chosen', async ({
  page,
}) => {
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('button', closeMenu)).toBeFocused()
  await page.getByRole('button', closeMenu).tap()
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).tap()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
})

test('Escape closes the menu, and so does moving the focus out of it', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes, and its links work', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.getByRole('button', closeMenu).tap()
    await expect(page.getByRole('button', closeMenu)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL('/pricing')
  })
})
