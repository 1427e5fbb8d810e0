import { fixedItems } from '#shared/catalogue.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { layoutWords } from '#web/content/layout.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { expect, labelOf, proceedButton, test } from '#tests/support/journey.ts'

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

test('without scripts the page follows the preferred colour scheme, and has no switch', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('group', { name: layoutWords.scheme.legend })).toBeHidden()
})

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

test('without scripts a question about the quote can be asked, and no button is shown that would do nothing with it', async ({
  page,
}) => {
  await page.goto('/custom-quote')
  await expect(page.getByRole('link', { name: quoteActions.ask })).toBeVisible()
  for (const name of [quoteActions.share, quoteActions.print, quoteActions.send]) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
})

test('without scripts Retry Payment still leads to the checkout', async ({ page }) => {
  await page.goto('/payment-failed')
  await page.getByRole('button', { name: paymentFailed.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.heading })).toBeVisible()
})

test('without scripts nothing on the builder waits for a quote, and Proceed is disabled', async ({
  page,
}) => {
  await page.goto('/custom-quote')
  const { waiting, withoutScript, pending } = quoteBuilder.summary
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(waiting)).toBeHidden()
  await expect(summary.getByText(pending).first()).toBeHidden()
  expect(await summary.locator('noscript').textContent()).toBe(withoutScript)
  await expect(proceedButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: quoteBuilder.start.empty })).toBeHidden()
})

const forms = [
  { path: paths.contact, instead: contact.withoutScript },
  { path: paths.checkout, instead: checkoutWords.withoutScript },
]

for (const { path, instead } of forms) {
  test(`without scripts ${path} says what to do instead of showing its fields`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.locator('form noscript')).toBeVisible()
    expect(await main.locator('form noscript').textContent()).toBe(instead)
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByText(checkoutWords.summary.waiting)).toBeHidden()
  })
}

test('without scripts the success page does not claim to be making a number', async ({ page }) => {
  await page.goto(paths.paymentSuccess)
  await expect(page.getByText(paymentSuccess.pending).first()).toBeHidden()
  const [number] = await page.getByRole('definition').locator('noscript').allTextContents()
  expect(number).toBe(paymentSuccess.withoutScript)
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
