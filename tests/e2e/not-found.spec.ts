import { expect, test } from '@playwright/test'

test('an unknown address is a 404 page that leads home', async ({ page }) => {
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})
