import type { Page } from '@playwright/test'
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

const script = /\/assets\/hero-[\w-]+\.js$/

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

test('without the drawing’s script, a home page that was opened from another page has all of its words', async ({
  page,
}) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError()' }),
  )
  await open(page, paths.about)
  const response = page.waitForResponse(script)
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(paths.home), exact: true })
    .click()
  await response
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  await expect(page.getByRole('link', { name: home.hero.links[0].text })).toBeVisible()
  await expect(drawingOf(page).locator('path')).toHaveCount(0)
})
