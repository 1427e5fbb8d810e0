import type { Page } from '@playwright/test'
import { layoutWords } from '#web/content/layout.ts'
import { paths } from '#web/content/paths.ts'
import { expect, open, test } from '#tests/support/journey.ts'

const openMenu = { name: layoutWords.openMenu }
const closeMenu = { name: layoutWords.closeMenu }

/** Presses a button of the menu. How long each of its movements would then take, in ms; they are skipped. */
const durationsAfter = (page: Page, button: { readonly name: string }) =>
  page.getByRole('button', button).evaluate((element: HTMLButtonElement) => {
    const menu = element.popoverTargetElement
    element.click()
    const animations = menu?.getAnimations({ subtree: true }) ?? []
    const durations = animations.map(({ effect }) => Number(effect?.getComputedTiming().duration))
    for (const animation of animations) animation.finish()
    // base.css shortens what it can't switch off.
    return durations.filter((duration) => duration > 1)
  })

test('the menu comes and goes with a short movement', async ({ page }) => {
  await open(page, paths.about)
  for (const button of [openMenu, closeMenu]) {
    const durations = await durationsAfter(page, button)
    expect(durations.length).toBeGreaterThan(0)
    expect(Math.min(...durations)).toBeGreaterThanOrEqual(150)
    expect(Math.max(...durations)).toBeLessThanOrEqual(250)
  }
  await expect(page.getByRole('button', closeMenu)).toBeHidden()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the menu is there at once, and gone at once', async ({ page }) => {
    await open(page, paths.about)
    expect(await durationsAfter(page, openMenu)).toEqual([])
    expect(await durationsAfter(page, closeMenu)).toEqual([])
    await expect(page.getByRole('button', closeMenu)).toBeHidden()
  })
})
