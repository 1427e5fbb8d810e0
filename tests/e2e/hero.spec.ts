import type { Page } from '@playwright/test'
import { heroDrawing } from '#web/content/hero-drawing.ts'
import { home } from '#web/content/home.ts'
import { paths } from '#web/content/paths.ts'
import { expect, labelOf, open, test } from '#tests/support/journey.ts'

const heroOf = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) })

const drawingOf = (page: Page) => heroOf(page).locator('svg').first()

/** The visible elements among those that a selector finds in the hero, as the browser has laid them out. */
const boxesOf = (page: Page, selector: string) =>
  heroOf(page)
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return { what: element.outerHTML.slice(0, 80), left, right, top, bottom }
        }),
    )

for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
  test(`at ${width} px the hero’s drawing stands on its lower edge, whole, and away from the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.home)
    const words = await boxesOf(page, 'h1, p, a')
    const drawn = await boxesOf(page, 'svg :is(path, text)')
    expect(words).toHaveLength(2 + home.hero.links.length)
    expect(drawn.length).toBeGreaterThan(20)
    const collisions = drawn.flatMap((line) =>
      words
        .filter(
          (word) =>
            word.left < line.right &&
            line.left < word.right &&
            word.top < line.bottom &&
            line.top < word.bottom,
        )
        .map((word) => `${word.what} and ${line.what}`),
    )
    expect(collisions).toEqual([])
    const [drawing] = await boxesOf(page, 'svg')
    const [tiles] = await page.locator('main section + section').all()
    expect(drawing?.bottom).toBeCloseTo((await tiles?.boundingBox())?.y ?? 0, 0)
    const header = await page.getByRole('banner').boundingBox()
    for (const { left, right, top } of await boxesOf(page, 'svg text, [data-site=office] path')) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(top).toBeGreaterThan(header?.height ?? width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

/** How much can be seen of the first fibre’s traffic, the second one’s and the cut, after a part of the animation. */
const storyAt = (page: Page, part: number) =>
  drawingOf(page).evaluate(
    (drawing, progress) =>
      drawing.getAnimations({ subtree: true }).map((animation) => {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect) || !effect.target) throw new Error('No target')
        animation.pause()
        animation.currentTime = progress * Number(effect.getTiming().duration)
        const { opacity, strokeDashoffset } = getComputedStyle(effect.target)
        return Number(opacity) * (1 - Number.parseFloat(strokeDashoffset))
      }),
    part,
  )

test('the first fibre fails, the second one takes over, and then it is as before', async ({
  page,
}) => {
  await page.goto(paths.home)
  expect(heroDrawing.fibres).toHaveLength(2)
  expect(await storyAt(page, 0)).toEqual([1, 0, 0])
  expect(await storyAt(page, 0.6)).toEqual([0, 1, 1])
  expect(await storyAt(page, 0.99)).toEqual([1, 0, 0])
})

test('off screen the drawing rests', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(paths.home)
  const isRendered = () =>
    drawingOf(page).evaluate((drawing) => drawing.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isRendered).toBe(true)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(isRendered).toBe(false)
})

test('under reduced motion nothing in it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home)
  const running = () =>
    drawingOf(page).evaluate((drawing) => drawing.getAnimations({ subtree: true }).length)
  await expect.poll(running).toBe(0)
  await expect(drawingOf(page).locator('[data-live="1"]')).toHaveCSS('opacity', '1')
  await expect(drawingOf(page).locator('[data-cut]')).toHaveCSS('opacity', '0')
})

test('it is not the largest contentful paint', async ({ page }) => {
  await page.goto(paths.home)
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element')
          resolve(element instanceof Element ? element.tagName : undefined)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(['H1', 'P']).toContain(largest)
})

const script = /\/assets\/hero-drawing-[\w-]+\.js$/

test('hydration keeps the drawing of the document, and needs no script for it', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(paths.home, { waitUntil: 'commit' })
  const first = await drawingOf(page).locator('path').first().elementHandle()
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.getByRole('region', { name: home.capabilities.heading }).scrollIntoViewIfNeeded()
  expect(await first?.evaluate((path) => path.isConnected)).toBe(true)
  expect(requests.filter((url) => script.test(url))).toEqual([])
})

const homeLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: labelOf(paths.home), exact: true })

test('a home page that was opened from another page has the drawing too', async ({ page }) => {
  await open(page, paths.about)
  await homeLink(page).click()
  await expect(drawingOf(page).locator('text')).toHaveCount(
    [heroDrawing.equipment, ...heroDrawing.sites].flatMap(({ labels = [] }) => labels).length,
  )
})

test('without the drawing’s script, the home page has all of its words', async ({ page }) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError()' }),
  )
  await open(page, paths.about)
  const response = page.waitForResponse(script)
  await homeLink(page).click()
  await response
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  await expect(page.getByRole('link', { name: home.hero.links[0].text })).toBeVisible()
  await expect(drawingOf(page).locator('path')).toHaveCount(0)
})
