import type { Page } from '@playwright/test'
import { resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { expect, open, proceedButton, shownTotal, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const words = quoteBuilder.summary
const [resource] = resources
const lines = priceSelection(initialSelection)
const rest = lines.filter(({ id }) => id !== resource.id)

const barButton = (page: Page) => page.getByRole('button', { name: words.showLines })
const sheet = (page: Page) => page.getByRole('dialog', { name: words.heading })

async function openSheet(page: Page): Promise<void> {
  await open(page, paths.customQuote)
  await barButton(page).tap()
  await expect(sheet(page)).toBeInViewport({ ratio: 1 })
}

test('the bar opens the lines; one is removed, put back, removed again, and the rest is ordered (rule 7.16)', async ({
  page,
}) => {
  await openSheet(page)
  const total = sheet(page).getByLabel(words.total)
  const remove = sheet(page).getByRole('button', { name: words.remove(resource.name) })
  const undo = sheet(page).getByRole('button', { name: words.undoFor(resource.name) })
  await remove.tap()
  await expect(total).toHaveText(formatUsd(totalLines(rest).subtotal))
  await expect(sheet(page).getByText(words.removed(resource.name))).toHaveRole('status')
  await undo.press('Enter')
  await expect(total).toHaveText(formatUsd(totalLines(lines).subtotal))
  await remove.press('Enter')
  await expect(undo).toBeFocused()
  await proceedButton(page).tap()
  await expect(page.getByRole('heading', { level: 1, name: checkoutWords.heading })).toBeVisible()
  await expect(page.getByText(resource.name, { exact: true })).toHaveCount(0)
})

test('Escape closes the sheet and leads back to the bar', async ({ page }) => {
  await openSheet(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(barButton(page)).toBeFocused()
})

test('if the sheet does not load, the page shows its own list', async ({ page, browserErrors }) => {
  await open(page, paths.customQuote)
  await page.route('**/assets/bottom-sheet-*.js', (route) => route.abort())
  await barButton(page).tap()
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  const heading = page.getByRole('heading', { name: words.heading, exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: words.remove(resource.name) }).tap()
  await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(rest).subtotal))
  ignoreFailedLoads(browserErrors)
})

for (const width of [320, 360, 390, 600, 844]) {
  test(`at ${width} px Proceed is one line of text, and the bar covers no focused control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, paths.customQuote)
    const label = await proceedButton(page).evaluate((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return { height: range.getBoundingClientRect().height, width: button.scrollWidth }
    })
    const box = await proceedButton(page).boundingBox()
    expect(label.height).toBeLessThan(30)
    expect(label.width).toBeLessThanOrEqual(box?.width ?? 0)
    const bar = await barButton(page).boundingBox()
    for (const choice of await page.getByRole('checkbox').all()) {
      await choice.focus()
      const control = await choice.boundingBox()
      expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
}
