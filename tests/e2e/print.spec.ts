import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { invoicePrefix } from '#shared/seller.ts'
import { customNameMaxLength, customPriceBounds, fixedItems } from '#shared/catalogue.ts'
import { fromCents } from '#shared/money.ts'
import { priceSelection } from '#shared/quote.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { company } from '#web/content/company.ts'
import { comparison } from '#web/content/comparison.ts'
import { paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { printedQuote as copy } from '#web/content/printed-quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { fillInCustomService, proceedButton, selectEverything } from '#tests/support/at-builder.ts'
import { fillInDetails, goToProvider, payAtProvider } from '#tests/support/at-checkout.ts'
import { button, expect, heading, open, test } from '#tests/support/journey.ts'
import { everything } from '#tests/support/selections.ts'
import { withPlainSpaces } from '#tests/support/shown-words.ts'

// The longest link comes from a name with three-byte characters.
const longestName = '\u{2014}'.repeat(customNameMaxLength)
const largest = priceSelection({
  ...everything,
  custom: { ...everything.custom, name: longestName },
})

/** The output of the browser's own print command: the number of pages of a PDF with backgrounds, and its text. */
async function printed(page: Page): Promise<{ pages: number; text: string }> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true })
  const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') }
}

/** Waits until the quote's sheet has loaded. */
const waitForSheet = (page: Page) =>
  expect.poll(async () => (await printed(page)).text).toContain(withPlainSpaces(copy.kind))

/** Expects one printed page with only the quote and its link. */
async function expectPrintedQuote(page: Page, ...others: readonly string[]): Promise<void> {
  await waitForSheet(page)
  const { pages, text } = await printed(page)
  expect(pages).toBe(1)
  expect(text).toContain(withPlainSpaces(company.registrationNumber))
  for (const { name } of fixedItems) expect(text).toContain(withPlainSpaces(name))
  const link = quoteLink(largest, new URL(page.url()).origin)
  expect(text.replaceAll(' ', '')).toContain(link)
  for (const other of others) expect(text).not.toContain(other)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(copy.kind)).toHaveCount(0)
}

test('the largest package prints on one page from the builder and the checkout, and as a receipt (rules 7.13 and 11.5)', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await selectEverything(page, longestName)
  await expectPrintedQuote(page, quoteBuilder.lead())
  await proceedButton(page).click()
  await expect(heading(page, checkoutCopy.heading)).toBeVisible()
  await expectPrintedQuote(page, checkoutCopy.details)

  await fillInDetails(page)
  await goToProvider(page)
  await payAtProvider(page)
  const { receipt, steps } = paymentSuccess
  const { pages, text } = await printed(page)
  expect(pages).toBe(1)
  for (const part of [
    company.name,
    company.registrationNumber,
    `${invoicePrefix}-`,
    receipt.proof(),
  ]) {
    expect(text).toContain(withPlainSpaces(part))
  }
  for (const part of [receipt.print, steps.heading]) expect(text).not.toContain(part)
})

test('a few lines with the longest name, which print larger, fit on one page, too (rule 7.13)', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
  for (const { name } of fixedItems.slice(0, 4)) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).check()
  await fillInCustomService(page, longestName, String(fromCents(customPriceBounds.max)))
  await waitForSheet(page)
  await expect.poll(async () => (await printed(page)).text).toContain('\u{2014}\u{2014}\u{2014}')
  expect((await printed(page)).pages).toBe(1)
})

test('the builder itself is printed if the quote is empty', async ({ page }) => {
  await open(page, paths.customQuote)
  await waitForSheet(page)
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
  const { text } = await printed(page)
  expect(text).toContain(quoteBuilder.summary.empty)
  for (const part of [quoteBuilder.start.empty, quoteBuilder.summary.proceed])
    expect(text).not.toContain(part)
})

test('a printed legal document has no menus, and its links show their URLs (rule 7.13)', async ({
  page,
}) => {
  await open(page, paths.privacy)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  const shownAfter = (address: string) =>
    page
      .getByRole('main')
      .locator(`a[href^="${address}"]`)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  for (const shown of await shownAfter('https://')) expect(shown).toContain('https://')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const cookies = new URL(paths.cookies, canonical ?? '').href
  expect(String(await shownAfter(paths.cookies))).toContain(cookies)
  expect(new Set(await shownAfter(company.privacyEmail.href))).toEqual(new Set(['none']))
})

test('the largest difference between a copy and the package prints on one page, with the letterhead (rule 8.12)', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  await selectEverything(page, longestName)
  await button(page, quoteBuilder.summary.copy.keep).click()
  await button(page, quoteBuilder.start.empty).click()
  await page.getByRole('checkbox').first().check()
  await button(page, quoteBuilder.summary.copy.compare).click()
  await expect(page.getByRole('dialog', { name: comparison.copy.heading })).toBeVisible()
  const sheet = withPlainSpaces(comparison.copy.heading)
  await expect.poll(async () => (await printed(page)).text).toContain(sheet)
  const { pages, text } = await printed(page)
  expect(pages).toBe(1)
  for (const part of [company.registrationNumber, longestName])
    expect(text.replaceAll(' ', '')).toContain(withPlainSpaces(part).replaceAll(' ', ''))
  expect(text).not.toContain(copy.next.heading)
})
