import { siteMap } from '#web/content/site-map.ts'
import { expect, test } from '#tests/support/journey.ts'

test.use({ javaScriptEnabled: false })

for (const { path } of siteMap) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('without scripts the builder shows every price and how to order', async ({ page }) => {
  await page.goto('/custom-quote')
  await expect(page.getByText('Network Design & Setup')).toBeVisible()
  await expect(page.getByText('US$2,500', { exact: true })).toBeVisible()
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
})

test('without scripts Retry Payment still leads to the checkout', async ({ page }) => {
  await page.goto('/payment-failed')
  await page.getByRole('button', { name: 'Retry Payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})
