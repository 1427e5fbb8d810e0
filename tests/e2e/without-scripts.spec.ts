import { fixedItems } from '#shared/catalogue.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import { expect, labelOf, test } from '#tests/support/journey.ts'

test.use({ javaScriptEnabled: false })

for (const { path } of siteMap) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: labelOf(paths.pricing), exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('without scripts the builder shows every price and how to order', async ({ page }) => {
  await page.goto('/custom-quote')
  for (const { name, price } of fixedItems) {
    const choice = page.locator('label', { hasText: name })
    await expect(choice.getByText(formatUsd(price), { exact: true })).toBeVisible()
  }
  // getByText does not look inside a noscript.
  const note = page.getByRole('main').locator('noscript p')
  await expect(note).toHaveText(quoteBuilder.withoutScript)
  await expect(note).toBeVisible()
})

test('without scripts Retry Payment still leads to the checkout', async ({ page }) => {
  await page.goto('/payment-failed')
  await page.getByRole('button', { name: paymentFailed.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.heading })).toBeVisible()
})

test('without scripts the payment pages claim neither a payment nor a saved package', async ({
  page,
}) => {
  await page.goto('/payment-success')
  await expect(page.getByRole('main')).toContainText(paymentSuccess.lead)
  await expect(page.getByRole('main')).not.toContainText(paymentSuccess.ordered.heading)
  await page.goto('/payment-failed')
  await expect(page.getByRole('main')).toContainText(paymentFailed.unknown)
  await expect(page.getByRole('main')).not.toContainText(paymentFailed.saved)
})
