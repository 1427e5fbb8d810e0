import { paths } from '#web/content/paths.ts'
import { planComparison, plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { expect, open, overflow, test } from '#tests/support/journey.ts'
import { lineCounts } from '#tests/support/page-geometry.ts'

test('at every width the unfolded table shows every plan without scrolling or breaking a plan’s name or price; its header stays in view (rule 5.7)', async ({
  page,
}) => {
  await open(page, paths.pricing)
  const table = page.getByRole('table', { name: pricing.comparison.table })
  const [last] = planComparison.slice(-1)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.getByText(pricing.comparison.show).click()
  for (const width of [320, 390, 599, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width} px`).toBe(0)
    const lines = await lineCounts(table.locator('thead th:visible, b'))
    expect(new Set(lines), `lines of names and prices at ${width} px`).toEqual(new Set([1]))
    await table.getByRole('rowheader', { name: last?.term }).scrollIntoViewIfNeeded()
    for (const { name } of plans)
      await expect(table.getByRole('columnheader', { name })).toBeInViewport()
  }
})
