import type { Page } from '@playwright/test'
import { fixedItems } from '#shared/catalogue.ts'
import { paths } from '#web/content/paths.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { expect, heading, open, test } from '#tests/support/journey.ts'

/** Expects the page in a scheme: its paper in the same colour as the browser's bar. */
async function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const bar = page.locator(`meta[name=theme-color][media*=${scheme}]`)
  const hex = (await bar.getAttribute('content')) ?? ''
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  await expect(page.locator('body')).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`)
  // A browser's forced dark leaves the light scheme alone.
  const computed = scheme === 'light' ? 'light only' : scheme
  await expect(page.locator('html')).toHaveCSS('color-scheme', computed)
}

test('the page follows the browser’s scheme and contrast; print is light (rule 2.5)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, paths.home)
  await expectScheme(page, 'light')
  await page.emulateMedia({ contrast: 'more' })
  const ink = await heading(page).evaluate((it) => getComputedStyle(it).color)
  await expect(page.locator('h1 + p')).toHaveCSS('color', ink)
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' })
  await expectScheme(page, 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
  await expect(heading(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('with forced colours a check mark shows the chosen offers and people', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, paths.customQuote)
  const choice = page.getByRole('checkbox', { name: fixedItems[0].name })
  const checkMark = page.locator('label', { has: choice }).locator('svg')
  await expect(checkMark).toBeHidden()
  await choice.check()
  await expect(checkMark).toBeVisible()
  const people = page.getByRole('group', { name: quoteBuilder.start.people }).getByRole('button')
  await people.last().click()
  const marked = people.evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button, '::after').content.includes('✓')),
  )
  expect((await marked).indexOf(true)).toBe((await people.count()) - 1)
})

test('the header is transparent at the top and turns to glass past 20 px, with reduced motion at once (rule 2.2)', async ({
  page,
}) => {
  // Without the application.
  await page.goto(paths.about)
  const header = page.getByRole('banner')
  const styleAt = async (px: number, isScrolled: boolean) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), px)
    await expect(page.locator('html[data-scrolled]')).toHaveCount(isScrolled ? 1 : 0)
    return header.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished))
      const { backgroundColor, backdropFilter } = getComputedStyle(element)
      return `${backgroundColor}, ${backdropFilter}`
    })
  }
  const transparent = 'rgba(0, 0, 0, 0), none'
  expect(await styleAt(0, false)).toBe(transparent)
  expect(await styleAt(21, true)).toMatch(/\/ 0\.\d+\), .*blur\(/)
  expect(await styleAt(20, false)).toBe(transparent)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(page.locator('html[data-scrolled]')).toHaveCount(1)
  const moving = await header.evaluate((element) =>
    element.getAnimations().filter((it) => Number(it.effect?.getComputedTiming().duration) > 1),
  )
  expect(moving).toEqual([])
})
