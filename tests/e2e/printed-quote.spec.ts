import type { Page } from '@playwright/test'
import { customNameMaxLength, customPriceBounds, fixedItems, resources } from '#shared/catalogue.ts'
import { inDollars } from '#shared/money.ts'
import { priceSelection, totalLines } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { printedQuote as copy } from '#web/content/printed-quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsdExact } from '#web/ui/browser/format-money.ts'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import {
  buildPackage,
  expect,
  fillInCustomService,
  open,
  packageLines,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'
import { printed } from '#tests/support/printed.ts'
import { everything } from '#tests/support/selections.ts'

// The longest link comes from a name whose characters take three bytes each.
const longestName = '\u{2014}'.repeat(customNameMaxLength)
const largest = priceSelection({
  ...everything,
  custom: { ...everything.custom, name: longestName },
})

async function selectEverything(page: Page): Promise<void> {
  await open(page, paths.customQuote)
  for (const choice of await page.getByRole('checkbox').all()) await choice.check()
  for (const slider of await page.getByRole('slider').all()) await slider.press('End')
  await fillInCustomService(page, longestName, String(inDollars(customPriceBounds.max)))
}

/** The printed quote, once its sheet has loaded. */
async function printedQuote(page: Page) {
  await expect.poll(async () => (await printed(page)).text).toContain(copy.kind)
  return printed(page)
}

test('the largest package is one printed page, with the lines, the totals and the link (rule 7.13)', async ({
  page,
}) => {
  await selectEverything(page)
  const { pages, text } = await printedQuote(page)
  expect(pages).toBe(1)
  for (const { name } of fixedItems) expect(text).toContain(name)
  for (const { name, max, unit, unitPrice } of resources) {
    expect(text).toContain(`${name} ${max} ${unit} ${formatUsdExact(unitPrice)}`)
  }
  const { subtotal, vat, total } = totalLines(largest)
  expect(text).toContain(`${copy.subtotal} ${formatUsdExact(subtotal)}`)
  expect(text).toContain(`${vatName} ${formatUsdExact(vat)}`)
  expect(text).toContain(`${copy.total} ${formatUsdExact(total)}`)
  expect(text).toContain(company.registrationNumber)
  const link = quoteLink(largest, new URL(page.url()).origin)
  expect(text.replaceAll(' ', '')).toContain(link)
})

test('the checkout prints the saved quote on one page', async ({ page }) => {
  await buildPackage(page)
  const { pages, text } = await printedQuote(page)
  expect(pages).toBe(1)
  for (const { name, amount } of packageLines) {
    expect(text).toMatch(new RegExp(`${name} .*${formatUsdExact(amount).replace('$', '\\$')}`))
  }
  expect(text).not.toContain(checkoutCopy.details)
})

test('if the sheet does not load, the page itself is printed', async ({ page, browserErrors }) => {
  await page.route('**/quote-sheet-*.js', (route) => route.abort())
  await open(page, paths.customQuote)
  await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
  const { text } = await printed(page)
  expect(text).toContain(quoteBuilder.summary.heading)
  expect(text).not.toContain(quoteBuilder.summary.proceed)
  await expect(proceedButton(page)).toBeVisible()
  ignoreFailedLoads(browserErrors)
})

test('only the quote is printed, and without a line the builder itself', async ({ page }) => {
  await open(page, paths.customQuote)
  const { text } = await printedQuote(page)
  for (const other of [quoteBuilder.lead, fixedItems[0].name]) expect(text).not.toContain(other)
  await expect(page.getByRole('heading', { name: quoteBuilder.heading })).toBeVisible()
  await expect(page.getByText(copy.kind)).toHaveCount(0)
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home')
  expect((await printed(page)).text).toContain(quoteBuilder.summary.empty)
})
