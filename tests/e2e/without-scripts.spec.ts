import { fixedItems } from '#shared/catalogue.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'
import { paymentFailed, paymentSuccess } from '#web/content/payment-result.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { siteMap } from '#web/content/site-map.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { proceedButton } from '#tests/support/at-builder.ts'
import { button, expect, heading, menuLink, test } from '#tests/support/journey.ts'

test.use({ javaScriptEnabled: false })

test('every page is readable without scripts, in the preferred colour scheme (rule 1.4)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const { path } of siteMap) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(menuLink(page, paths.pricing)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  }
})

test('the builder shows prices and how to order, and no dead buttons (rule 1.4)', async ({
  page,
}) => {
  await page.goto(paths.customQuote)
  const [{ name, price }] = fixedItems
  const choice = page.locator('label', { hasText: name })
  await expect(choice.getByText(formatPrice(price), { exact: true })).toBeVisible()
  // getByText does not look inside a noscript.
  const note = page.getByRole('main').locator('noscript p')
  await expect(note).toHaveText(quoteBuilder.withoutScript)
  await expect(note).toBeVisible()
  const { waiting, withoutScript } = quoteBuilder.summary
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(waiting)).toBeHidden()
  await expect(summary.getByText('To pay, including VAT')).toBeHidden()
  expect(await summary.locator('noscript').textContent()).toBe(withoutScript)
  await expect(proceedButton(page)).toBeDisabled()
  await expect(page.getByRole('link', { name: quoteActions.ask, exact: true })).toBeVisible()
  const { share, print, send } = quoteActions
  for (const label of [share, print, send, quoteBuilder.start.empty]) {
    await expect(page.getByRole('button', { name: label })).toBeHidden()
  }
})

test('Contact and the checkout show instructions instead of their fields', async ({ page }) => {
  for (const [path, instead] of [
    [paths.contact, contact.withoutScript],
    [paths.checkout, checkoutCopy.withoutScript],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.locator('form noscript')).toBeVisible()
    expect(await main.locator('form noscript').textContent()).toBe(instead)
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByText(checkoutCopy.summary.waiting)).toBeHidden()
  }
})

test('the payment pages claim no payment and no saved package, and Retry leads to the checkout', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(paths.paymentSuccess)
  await expect(main).toContainText(paymentSuccess.unknown.lead)
  await expect(main).not.toContainText(paymentSuccess.paid.heading)
  await expect(page.getByText(paymentSuccess.pending).first()).toBeHidden()
  const number = main.getByRole('definition').locator('noscript').first()
  expect(await number.textContent()).toBe(paymentSuccess.withoutScript)
  await page.goto(paths.paymentFailed)
  await expect(main).toContainText(paymentFailed.unknown)
  await expect(main).not.toContainText(paymentFailed.saved)
  await button(page, paymentFailed.retry).click()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
})
