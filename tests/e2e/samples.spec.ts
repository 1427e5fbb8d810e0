import { paths, sampleIds, servicePath } from '#web/content/paths.ts'
import { pricing } from '#web/content/pricing.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { monthlyReport } from '#web/content/samples/monthly-report.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, open, test } from '#tests/support/journey.ts'
import { viewports } from '#tests/support/viewports.ts'

test('the plans lead to the sample of the monthly report, which is marked as one (rule 4.4)', async ({
  page,
}) => {
  await open(page, paths.pricing)
  await page.getByRole('link', { name: pricing.plans.report.link.text }).click()
  await expect(page).toHaveURL(`${servicePath('managed-it')}#${sampleIds.section}`)
  const { heading } = introductions.managedIt
  const sample = page.getByRole('region', { name: heading })
  await expect(sample.getByRole('heading', { name: heading })).toBeInViewport()
  await expect(sample.getByRole('figure')).toContainText(sampleStatus)
  await expect(sample.getByText(monthlyReport.uptime.value)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const [device, viewport] of Object.entries(viewports)) {
  test(`every word of the drawings is at least 12 px high on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of [paths.home, servicePath('network-design')]) {
      await page.goto(path)
      const sizes = await page.locator(`#${sampleIds.section} svg text`).evaluateAll((texts) =>
        texts
          .filter((text) => text instanceof SVGTextElement && text.checkVisibility())
          .map((text) => {
            const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0
            return scale * Number.parseFloat(getComputedStyle(text).fontSize)
          }),
      )
      expect(sizes.length).toBeGreaterThan(10)
      expect(Math.min(...sizes)).toBeGreaterThan(11.9)
    }
  })
}

test('without scripts, the samples can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(servicePath('managed-it'))
  await expect(page.getByText(monthlyReport.recommendation.text)).toBeVisible()
  await context.close()
})
