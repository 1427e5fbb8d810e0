import type { Page } from '@playwright/test'
import { paths, servicePath } from '#web/content/paths.ts'
import { drawnServices } from '#web/content/service-drawings/drawn-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { expect, labelOf, open, test } from '#tests/support/journey.ts'

/** The services that have a drawing of their own. */
const drawn = serviceSummaries.filter(({ slug }) => drawnServices[slug] !== undefined)

/** The drawing at the top; the samples below are figures too. */
const drawingOf = (page: Page) => page.getByRole('figure').first().getByRole('img')

/** The sheet, and the parts of its drawing, as the browser has laid them out. */
const boxesOf = (page: Page) =>
  drawingOf(page).evaluate((drawing) =>
    [drawing.parentElement ?? drawing, ...drawing.querySelectorAll('path, text')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const { tagName, textContent } = element
      const name = textContent || (element.getAttribute('d') ?? '').slice(0, 40)
      return { tagName, name, left, right, top, bottom }
    }),
  )

type Box = Awaited<ReturnType<typeof boxesOf>>[number]

/** A label's box is as high as its line, and what is drawn is smaller. */
const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.3 * (one.bottom - one.top)

for (const { slug } of drawn) {
  test(`at each width the drawing of ${slug} is within its sheet, with its labels apart from each other`, async ({
    page,
  }) => {
    await page.goto(servicePath(slug))
    for (const width of [320, 390, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [sheet, ...parts] = await boxesOf(page)
      const labels = parts.filter(({ tagName }) => tagName === 'text')
      expect(labels.length).toBeGreaterThan(10)
      const outside = parts.filter(
        ({ left, right, top, bottom }) =>
          !sheet ||
          left < sheet.left ||
          right > sheet.right ||
          top < sheet.top ||
          bottom > sheet.bottom,
      )
      expect(outside, `${width} px`).toEqual([])
      const overlaps = labels.flatMap((label, index) =>
        labels
          .slice(index + 1)
          .filter((other) => overlap(label, other))
          .map((other) => `${label.name} and ${other.name} at ${width} px`),
      )
      expect(overlaps).toEqual([])
    }
  })
}

const script = /\/assets\/service-drawings-[\w-]+\.js$/

// The first one stands for all.
for (const { slug, link } of drawn.slice(0, 1)) {
  test('hydration keeps the drawings of the documents, and needs no script for them', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const path of [servicePath(slug), paths.services]) {
      await page.goto(path, { waitUntil: 'commit' })
      const first = await page.locator('main svg path').first().elementHandle()
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
    }
    expect(requests.filter((url) => script.test(url))).toEqual([])
  })

  test('pages that were opened from another page have their drawings too', async ({ page }) => {
    await page.goto(servicePath(slug))
    const [sheet, card] = [drawingOf(page), page.locator('main li > svg')]
    const inDocument = await sheet.innerHTML()
    await open(page, paths.about)
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf(paths.services), exact: true })
      .click()
    await expect(card.last().locator('path').first()).toBeAttached()
    await page.getByRole('link', { name: link }).click()
    await expect(sheet.locator('text').first()).toBeAttached()
    expect(await sheet.innerHTML()).toBe(inDocument)
  })

  test('without the drawings’ script, the service’s page has all of its words', async ({
    page,
  }) => {
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError()' }),
    )
    await open(page, paths.services)
    const response = page.waitForResponse(script)
    await page.getByRole('link', { name: link }).click()
    await response
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(drawingOf(page)).toBeAttached()
    await expect(drawingOf(page).locator('path')).toHaveCount(0)
  })
}
