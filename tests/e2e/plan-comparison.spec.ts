import type { Page } from '@playwright/test'
import { plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const frame = (page: Page) => page.getByRole('region', { name: pricing.comparison.table })

for (const width of [390, 600, 700, 768]) {
  test(`at ${width} px no plan’s name breaks inside a word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/pricing')
    for (const { name } of plans) {
      const lines = await frame(page)
        .getByRole('columnheader', { name })
        .evaluate((header) => {
          const range = document.createRange()
          range.selectNodeContents(header)
          const room = header.clientWidth - parseFloat(getComputedStyle(header).paddingLeft)
          return {
            count: range.getClientRects().length,
            fits: range.getBoundingClientRect().width <= room,
          }
        })
      expect(lines, name).toEqual({ count: 1, fits: true })
    }
  })
}

test('on a phone a hint tells that the table goes on, and the keyboard scrolls it', async ({
  page,
}) => {
  await page.setViewportSize(viewports.mobile)
  await open(page, '/pricing')
  await expect(page.getByText(pricing.comparison.scrollHint)).toBeVisible()
  const last = frame(page).getByRole('columnheader', { name: plans.at(-1)?.name ?? '' })
  await frame(page).focus()
  await expect(last).not.toBeInViewport({ ratio: 1 })
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(last).toBeInViewport({ ratio: 1 })
})

for (const { width, isWider } of [
  { width: 767, isWider: true },
  { width: 768, isWider: false },
]) {
  test(`at ${width} px the hint is ${isWider ? 'shown' : 'hidden'}, as the table is ${isWider ? '' : 'not '}wider than its frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/pricing')
    const overflow = await frame(page).evaluate((node) => node.scrollWidth - node.clientWidth)
    expect(overflow > 0).toBe(isWider)
    await expect(page.getByText(pricing.comparison.scrollHint)).toBeVisible({ visible: isWider })
  })
}
