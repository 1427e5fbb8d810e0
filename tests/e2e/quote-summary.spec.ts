import { resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { periodWords } from '#web/content/periods.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { expect, open, proceedButton, shownTotal, test } from '#tests/support/journey.ts'

const words = quoteBuilder.summary
const [resource] = resources
const lines = priceSelection(initialSelection)
const rest = lines.filter(({ id }) => id !== resource.id)

test('a line is removed from the panel; the rest is ordered as one payment', async ({ page }) => {
  await open(page, paths.customQuote)
  await expect(page.getByRole('button', { name: words.showLines })).toBeHidden()
  await page.getByRole('button', { name: words.remove(resource.name) }).click()
  await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(rest).subtotal))
  await expect(page.getByRole('button', { name: words.undoFor(resource.name) })).toBeFocused()
  await proceedButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.heading })).toBeVisible()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(periodWords.month)).toBeVisible()
  await expect(summary.getByText(periodWords.onePayment)).toBeVisible()
  await expect(summary.getByText(resource.name, { exact: true })).toHaveCount(0)
})

test('Proceed is in view from the beginning, however long the list', async ({ page }) => {
  await open(page, paths.customQuote)
  for (const { name } of quotePresets) {
    await page.getByRole('button', { name }).click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(proceedButton(page)).toBeInViewport({ ratio: 1 })
  }
})

test('the total is tinted when it changes, and not under reduced motion', async ({ page }) => {
  await open(page, paths.customQuote)
  const animation = () =>
    shownTotal(page)
      .locator('span')
      .evaluate((number) => getComputedStyle(number).animation)
  expect(await animation()).toContain('none')
  await page.getByRole('button', { name: words.remove(resource.name) }).click()
  await expect.poll(animation).toContain('0.9s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animation()).not.toContain('0.9s')
})
