import { existsSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { home } from '#web/content/home.ts'
import { paths, sampleIds, servicePath } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { expect, heading, menuLink, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The elements that are visible, as the browser has laid them out. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const { tagName, outerHTML } = element
        return { tagName, what: outerHTML.slice(0, 80), left, right, top, bottom }
      }),
  )

/** Whether boxes overlap by more than this part of the first one's height. */
const overlap = (one: Box, other: Box, part = 0) =>
  one.left < other.right &&
  other.left < one.right &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > part * (one.bottom - one.top)

test('the hero’s drawing stands on its lower edge, whole, and away from the words (rule 3.7)', async ({
  page,
}) => {
  await open(page, paths.home)
  const hero = page.getByRole('main').locator('section', { has: heading(page) })
  for (const width of [320, 390, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await boxesOf(hero.locator('h1, p:not([role]), a'))
    const drawn = await boxesOf(hero.locator('svg :is(path, text)'))
    expect(words).toHaveLength(3 + home.hero.links.length)
    expect(drawn.length).toBeGreaterThan(20)
    expect(drawn.some(({ tagName }) => tagName === 'text')).toBe(width >= 768)
    const collisions = drawn.flatMap((line) =>
      words.filter((word) => overlap(word, line)).map((word) => `${word.what} and ${line.what}`),
    )
    expect(collisions, `${width} px`).toEqual([])
    const [drawing] = await boxesOf(hero.locator('[data-cut]'))
    const [tiles] = await page.locator('main section + section').all()
    expect(drawing?.bottom).toBeCloseTo((await tiles?.boundingBox())?.y ?? 0, 0)
    const header = await page.getByRole('banner').boundingBox()
    const outside = (await boxesOf(hero.locator('svg text, [data-site=office] path'))).filter(
      ({ left, right, top }) => left < 0 || right > width || top <= (header?.height ?? width),
    )
    expect(outside, `${width} px`).toEqual([])
  }
})

test('a visitor’s first press cuts the first fibre: the second carries the traffic, which the log says, until the next press (rule 3.7)', async ({
  page,
}) => {
  const shown = page.locator('[data-when]:visible')
  await page.goto(paths.home)
  await expect(shown).toHaveAttribute('data-when', 'up')
  const { cut, resume } = home.failover
  await page.getByRole('button', { name: cut.button }).dispatchEvent('click')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(cut.log)
  await expect(shown).toHaveAttribute('data-when', 'cut')
  await page.getByRole('button', { name: resume.button }).press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(resume.log)
  await expect(shown).toHaveAttribute('data-when', 'up')
})

/** The services that have a drawing of their own. */
const drawn = serviceSummaries.filter(({ slug }) =>
  existsSync(`web/src/drawings/services/${slug}.svg`),
)

/** The drawing at the top; the samples below are figures too. */
const drawingOf = (page: Page) => page.getByRole('figure').first().getByRole('img')

for (const { slug } of drawn) {
  test(`at each width the drawing of ${slug} is within its sheet, with its labels apart from each other`, async ({
    page,
  }) => {
    await open(page, servicePath(slug))
    for (const width of [320, 390, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [sheet] = await boxesOf(drawingOf(page).locator('..'))
      const parts = await boxesOf(drawingOf(page).locator('path, text'))
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
      // A label's box is as high as its line, and what is drawn is smaller.
      const overlaps = labels.flatMap((label, index) =>
        labels
          .slice(index + 1)
          .filter((other) => overlap(label, other, 0.3))
          .map((other) => `${label.what} and ${other.what} at ${width} px`),
      )
      expect(overlaps).toEqual([])
    }
  })
}

const surveyed = serviceSummaries
  .filter(({ slug }) => sampleOfService(slug) === 'plans')
  .slice(0, 1)

for (const [device, viewport] of surveyed.flatMap(() => Object.entries(viewports))) {
  test(`every word of the sample plans is at least 12 px high on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(servicePath(surveyed[0]?.slug ?? ''))
    for (const summary of await page.locator(`#${sampleIds.section} summary:visible`).all()) {
      await summary.click()
    }
    const sizes = await page.locator(`#${sampleIds.section} svg text`).evaluateAll((texts) =>
      texts
        .filter((text) => text instanceof SVGTextElement && text.checkVisibility())
        .map((text) => {
          const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
          return scale * Number.parseFloat(getComputedStyle(text).fontSize)
        }),
    )
    expect(sizes.length).toBeGreaterThan(40)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  })
}

const sampleLinks = pricing.plans.notes
  .map(({ link }) => link)
  .filter(({ to }) => to.endsWith(`#${sampleIds.section}`))

for (const { text, to } of sampleLinks) {
  test(`“${text}” on the pricing page leads to a sample, and the drawings of pages that a link opens are those of their documents`, async ({
    page,
  }) => {
    await page.goto(to)
    const inDocument = await drawingOf(page).innerHTML()
    await open(page, paths.pricing)
    await page.getByRole('link', { name: text }).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator(`#${sampleIds.heading}`)).toBeInViewport()
    await expect.poll(() => drawingOf(page).innerHTML()).toBe(inDocument)
    await menuLink(page, paths.services).click()
    await expect(page.locator('main li > svg').last().locator('path').first()).toBeAttached()
  })
}
