import type { Page } from '@playwright/test'
import { resources } from '#shared/catalogue.ts'
import { initialSelection, priceSelection, totalLines } from '#shared/pricing.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import { expect, open, proceedButton, shownTotal, test } from '#tests/support/journey.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'

const copy = quoteBuilder.summary
const [resource] = resources
const rest = priceSelection(initialSelection).filter(({ id }) => id !== resource.id)

const barButton = (page: Page) => page.getByRole('button', { name: copy.showLines })
const sheet = (page: Page) => page.getByRole('dialog', { name: copy.heading })

async function openSheet(page: Page): Promise<void> {
  await open(page, paths.customQuote)
  await barButton(page).tap()
  await expect(sheet(page)).toBeInViewport({ ratio: 1 })
}

test('the bar opens the lines; one is removed, and the rest is ordered (rule 7.16)', async ({
  page,
}) => {
  await openSheet(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(barButton(page)).toBeFocused()
  await barButton(page).tap()
  const remove = sheet(page).getByRole('button', { name: copy.remove(resource.name) })
  await remove.press('Enter')
  await expect(sheet(page).getByLabel(copy.total)).toHaveText(formatUsd(totalLines(rest).subtotal))
  await expect(sheet(page).getByRole('button', { name: copy.undoFor(resource.name) })).toBeFocused()
  await proceedButton(page).tap()
  await expect(page.getByRole('heading', { level: 1, name: checkoutCopy.heading })).toBeVisible()
  await expect(page.getByText(resource.name, { exact: true })).toHaveCount(0)
})

test('if the sheet does not load, the page shows its own list', async ({ page, browserErrors }) => {
  await open(page, paths.customQuote)
  await page.route('**/assets/bottom-sheet-*.js', (route) => route.abort())
  await barButton(page).tap()
  await expect(page.getByText(notices.partNotLoaded.title)).toBeVisible()
  const heading = page.getByRole('heading', { name: copy.heading, exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: copy.remove(resource.name) }).tap()
  await expect(shownTotal(page)).toHaveText(formatUsd(totalLines(rest).subtotal))
  ignoreFailedLoads(browserErrors)
})

test('at each width the total and Proceed are in view, on one line each, and cover no focused control', async ({
  page,
}) => {
  await open(page, paths.customQuote)
  for (const width of [320, 360, 390, 600, 844]) {
    await page.setViewportSize({ width, height: 640 })
    // At its end the bar is no longer at the bottom of the screen.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(shownTotal(page)).toBeInViewport({ ratio: 1 })
    await expect(proceedButton(page)).toBeInViewport({ ratio: 1 })
    const label = await proceedButton(page).evaluate((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      const { height } = range.getBoundingClientRect()
      return { height, isCut: button.scrollWidth > button.getBoundingClientRect().width }
    })
    expect(label.height, `at ${width} px`).toBeLessThan(30)
    expect(label.isCut, `at ${width} px`).toBe(false)
    const bar = await barButton(page).boundingBox()
    for (const choice of await page.getByRole('checkbox').all()) {
      await choice.focus()
      const control = await choice.boundingBox()
      const bottom = (control?.y ?? 0) + (control?.height ?? 0)
      expect(bottom, `at ${width} px`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
})
