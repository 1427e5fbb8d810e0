import type { Page } from '@playwright/test'
import { drawnServices } from '#web/content/drawn-services.ts'
import { paths, sampleIds, servicePath } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing-copy.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, labelOf, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

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

for (const [device, viewport] of Object.entries(viewports)) {
  test(`every word of the sample plans is at least 12 px high on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(servicePath('network-design'))
    const sizes = await page.locator(`#${sampleIds.section} svg text`).evaluateAll((texts) =>
      texts
        .filter((text) => text instanceof SVGTextElement && text.checkVisibility())
        .map((text) => {
          const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
          return scale * Number.parseFloat(getComputedStyle(text).fontSize)
        }),
    )
    expect(sizes.length).toBeGreaterThan(20)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  })
}

const notes = pricing.plans.notes.filter(({ link }) => link.to.endsWith(`#${sampleIds.section}`))

for (const { link } of notes) {
  test(`“${link.text}” on the pricing page leads to a sample, which is marked as one (rule 4.4)`, async ({
    page,
  }) => {
    await open(page, paths.pricing)
    await page.getByRole('link', { name: link.text }).click()
    await expect(page).toHaveURL(link.to)
    const sample = page.locator(`#${sampleIds.section}`)
    await expect(sample.locator(`#${sampleIds.heading}`)).toBeInViewport()
    await expect(sample.getByRole('figure')).toContainText(sampleStatus)
    expect(await violations(page)).toEqual([])
  })
}

// The first one stands for all.
for (const { slug, link } of drawn.slice(0, 1)) {
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
}
