import { paths, sampleIds } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { sampledPaths } from '#tests/support/sampled-pages.ts'
import { viewports } from '#tests/support/viewports.ts'

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

for (const [device, viewport] of Object.entries(viewports)) {
  for (const path of sampledPaths) {
    test(`every word of the drawings in the sample on ${path} is at least 12 px high on ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const sizes = await page.locator(`#${sampleIds.section} svg text`).evaluateAll((texts) =>
        texts
          .filter((text) => text instanceof SVGTextElement && text.checkVisibility())
          .map((text) => {
            const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
            return scale * Number.parseFloat(getComputedStyle(text).fontSize)
          }),
      )
      // A sample may have no drawing.
      expect(Math.min(12, ...sizes)).toBeGreaterThan(11.9)
    })
  }
}

for (const path of sampledPaths) {
  test(`without scripts, the sample on ${path} can be read`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.locator(`#${sampleIds.heading}`)).toBeVisible()
    await expect(
      page.locator(`#${sampleIds.section}`).getByText(sampleStatus).first(),
    ).toBeVisible()
    await context.close()
  })
}
