import { paths } from '#web/content/paths.ts'
import { plans } from '#web/content/plans.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const copy = pricing.comparison

test('the table is open on wide screens and folded on a phone, where the keyboard scrolls it, with a hint while it is wider than its frame; no plan’s name breaks inside a word (rule 5.7)', async ({
  page,
}) => {
  await open(page, paths.pricing)
  const frame = page.getByRole('region', { name: copy.table })
  await expect(frame).toBeVisible()
  await page.setViewportSize(viewports.mobile)
  await expect(frame).toBeHidden()
  await page.getByText(copy.table).click()
  for (const width of [390, 600, 767, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { name } of plans) {
      const header = await frame.getByRole('columnheader', { name }).evaluate((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const room = cell.clientWidth - parseFloat(getComputedStyle(cell).paddingLeft)
        const fits = range.getBoundingClientRect().width <= room
        return { lines: range.getClientRects().length, fits }
      })
      expect(header, `${name} at ${width} px`).toEqual({ lines: 1, fits: true })
    }
    const overflow = await frame.evaluate((node) => node.scrollWidth - node.clientWidth)
    expect(overflow > 0, `at ${width} px`).toBe(width < 768)
    await expect(page.getByText(copy.scrollHint)).toBeVisible({ visible: width < 768 })
  }

  await page.setViewportSize(viewports.mobile)
  const last = frame.getByRole('columnheader', { name: plans.at(-1)?.name ?? '' })
  await frame.focus()
  await expect(last).not.toBeInViewport({ ratio: 1 })
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(frame.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
})
