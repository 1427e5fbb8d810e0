import type { Locator } from '@playwright/test'
import { home } from '#web/content/home.ts'
import { paths, sampleId } from '#web/content/paths.ts'
import { floorPlan } from '#web/content/samples/floor-plan-text.ts'
import { expect, heading, menuLink, open, test } from '#tests/support/journey.ts'

/** Where the visible elements are drawn. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
  )

test('the hero’s drawing is clear of the words at every width (rule 3.7)', async ({ page }) => {
  await open(page, paths.home)
  const hero = page.getByRole('main').locator('section', { has: heading(page) })
  for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await boxesOf(hero.locator('h1, p, a'))
    const drawn = await boxesOf(hero.locator('svg :is(path, text)'))
    expect(words).toHaveLength(3 + home.hero.links.length)
    expect(drawn.length).toBeGreaterThan(20)
    const behind = drawn.filter((it) =>
      words.some(
        (word) =>
          Math.min(it.right, word.right) > Math.max(it.left, word.left) &&
          Math.min(it.bottom, word.bottom) > Math.max(it.top, word.top),
      ),
    )
    expect(behind, `${width} px`).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a press on the hero cuts its fibre and says so, and moves nothing; another undoes it (rule 3.7)', async ({
    page,
  }) => {
    await page.goto(paths.home)
    const press = page.getByText(home.cut.name, { exact: true })
    const log = page.getByText(home.cut.log)
    const isCut = page.locator('[data-link=cut]')
    const next = page.getByRole('heading', { name: home.examples.heading })
    const before = await boxesOf(next)
    for (const isOpen of [true, false]) {
      await press.click()
      await expect(log).toBeVisible({ visible: isOpen })
      await expect(isCut).toBeVisible({ visible: isOpen })
      expect(await boxesOf(next)).toEqual(before)
    }
  })
})

test('a page opened by a link shows the same drawings as its document', async ({ page }) => {
  const { text, to } = floorPlan.whole
  const drawing = page.getByRole('figure').first().getByRole('img')
  await page.goto(to)
  const inDocument = await drawing.innerHTML()
  await open(page, paths.home)
  await page.getByRole('link', { name: text }).click()
  await expect(page).toHaveURL(to)
  await expect(page.locator(`#${sampleId} h2`)).toBeInViewport()
  await expect.poll(() => drawing.innerHTML()).toBe(inDocument)
  await menuLink(page, paths.services).click()
  await expect(page.locator('main li > svg').last().locator('path').first()).toBeAttached()
})
