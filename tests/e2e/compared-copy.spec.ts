import { comparison } from '#web/content/comparison.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { expectAccessible } from '#tests/support/axe.ts'
import { shownTotal } from '#tests/support/at-builder.ts'
import { button, expect, open, overflow, test, waitForHydration } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

const { copy: words } = comparison
const { start, summary } = quoteBuilder
const laptop = { width: 1366, height: 657 }

for (const viewport of [viewports.mobile, laptop]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('a visitor keeps a copy, changes her mind five times, and has both side by side (rules 2.6 and 8.12)', async ({
      page,
    }) => {
      await open(page, paths.customQuote)
      const offers = page.getByRole('checkbox')
      await offers.first().check()
      await button(page, summary.copy.keep).click()
      const kept = (await shownTotal(page).textContent()) ?? ''
      await button(page, start.empty).click()
      await offers.nth(1).check()
      await page.getByRole('slider').first().press('ArrowRight')
      await page.reload()
      await waitForHydration(page)
      await offers.nth(2).check()
      await button(page, summary.copy.compare).click()
      const dialog = page.getByRole('dialog', { name: words.heading })
      await expect(dialog.getByRole('row').first()).toContainText(words.unnamed)
      await dialog.getByLabel(words.name).fill('国'.repeat(60))
      await expectAccessible(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      const totals = dialog.locator('[data-sum="total"] td')
      await expect(totals.first()).toHaveText(kept)
      const [, now = ''] = await totals.allTextContents()
      expect(now).not.toBe(kept)
      await button(page, words.swap).click()
      await expect(totals).toHaveText([now, kept])
      await button(page, words.swap).click()
      await expect(totals).toHaveText([kept, now])
      await page.keyboard.press('Escape')
      await expect(shownTotal(page)).toHaveText(now)
      await expect(button(page, summary.copy.compare)).toBeFocused()
      await page.goto(paths.about)
      const menu = button(page, layoutCopy.openMenu)
      if (await menu.isVisible()) await menu.click()
      await expect(page.getByText(layoutCopy.kept).filter({ visible: true })).toHaveCount(1)
    })
  })
}
