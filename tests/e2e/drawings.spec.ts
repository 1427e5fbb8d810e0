import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { home } from '#web/content/home.ts'
import { paths, sampleId, servicePath } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { siteMap } from '#web/content/site-map.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { expect, heading, menuLink, open, test } from '#tests/support/journey.ts'
import { boxesOf, outside, overlaps } from '#tests/support/page-geometry.ts'
import { viewports } from '#tests/support/viewports.ts'

test('the hero’s drawing stands on its lower edge, complete and clear of the words (rule 3.7)', async ({
  page,
}) => {
  await open(page, paths.home)
  const hero = page.getByRole('main').locator('section', { has: heading(page) })
  for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await boxesOf(hero.locator('h1, p:not([aria-live]), a'))
    const drawn = await boxesOf(hero.locator('svg :is(path, text)'))
    expect(words).toHaveLength(3 + home.hero.links.length)
    expect(drawn.length).toBeGreaterThan(20)
    expect(drawn.some(({ tagName }) => tagName === 'text')).toBe(width >= 768)
    expect(overlaps(drawn, words, 0), `${width} px`).toEqual([])
    const [drawing] = await boxesOf(hero.locator('[data-cut]'))
    const [tiles] = await page.locator('main section + section').all()
    expect(drawing?.bottom).toBeCloseTo((await tiles?.boundingBox())?.y ?? 0, 0)
    const header = await page.getByRole('banner').boundingBox()
    const frame = { left: 0, right: width, top: header?.height ?? width, bottom: Infinity }
    const whole = await boxesOf(hero.locator('svg text, [data-site=office] path'))
    expect(outside(whole, frame), `${width} px`).toEqual([])
  }
})

test('a visitor’s first press cuts the first fibre; the second carries the traffic until the next press, and the log says so (rule 3.7)', async ({
  page,
}) => {
  const shown = page.locator('[data-when]:visible')
  await page.goto(paths.home)
  await expect(shown).toHaveAttribute('data-when', 'up')
  const { cut, resume } = home.failover
  await page.getByRole('button', { name: cut.button }).dispatchEvent('click')
  await expect(page.getByRole('main').locator('[aria-live]')).toHaveText(cut.log)
  await expect(shown).toHaveAttribute('data-when', 'cut')
  await page.getByRole('button', { name: resume.button }).press('Enter')
  await expect(page.getByRole('main').locator('[aria-live]')).toHaveText(resume.log)
  await expect(shown).toHaveAttribute('data-when', 'up')
})

/** The services with their own drawing. */
const drawn = serviceSummaries.filter(({ slug }) =>
  existsSync(`web/src/drawings/services/${slug}.svg`),
)

/** The drawing at the top: the samples below are figures too. */
const drawingOf = (page: Page) => page.getByRole('figure').first().getByRole('img')

for (const { slug } of drawn) {
  test(`at each width the drawing of ${slug} is within its sheet, and its labels don’t overlap`, async ({
    page,
  }) => {
    await open(page, servicePath(slug))
    for (const width of [320, 390, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [sheet] = await boxesOf(drawingOf(page).locator('..'))
      if (!sheet) throw new Error('The drawing has no sheet')
      const parts = await boxesOf(drawingOf(page).locator('path, text'))
      const labels = parts.filter(({ tagName }) => tagName === 'text')
      expect(labels.length).toBeGreaterThan(10)
      expect(outside(parts, sheet), `${width} px`).toEqual([])
      // A label's box is as high as its line; the letters are smaller.
      expect(overlaps(labels, labels, 0.3), `${width} px`).toEqual([])
    }
  })
}

const sampled = siteMap.filter(({ page, slug = page }) =>
  existsSync(`web/src/drawings/samples/pages/${slug}.tsx`),
)

for (const { path } of sampled) {
  test(`every word in the drawings of the sample on ${path} is at least 12 px high`, async ({
    page,
  }) => {
    const samples = page.locator(`#${sampleId}`)
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(samples.locator('svg')).not.toHaveCount(0)
      for (const summary of await samples.locator('summary:visible').all()) await summary.click()
      const words = await boxesOf(samples.locator('svg text'))
      // A font's box is a fifth higher than its size.
      const heights = words.map(({ top, bottom }) => bottom - top)
      expect(Math.min(...heights), `${viewport.width} px`).toBeGreaterThanOrEqual(14.4)
    }
  })
}

const sampleLinks = pricing.plans.notes
  .map(({ link }) => link)
  .filter(({ to }) => to.endsWith(`#${sampleId}`))

for (const { text, to } of sampleLinks) {
  test(`“${text}” on the pricing page leads to a sample, and pages opened by a link show the same drawings as their documents`, async ({
    page,
  }) => {
    await page.goto(to)
    const inDocument = await drawingOf(page).innerHTML()
    await open(page, paths.pricing)
    await page.getByRole('link', { name: text }).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator(`#${sampleId} h2`)).toBeInViewport()
    await expect.poll(() => drawingOf(page).innerHTML()).toBe(inDocument)
    await menuLink(page, paths.services).click()
    await expect(page.locator('main li > svg').last().locator('path').first()).toBeAttached()
  })
}
