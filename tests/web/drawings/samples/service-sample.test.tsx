import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { servicePath } from '#web/content/paths.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { sampleOfService, type SampleName } from '#web/content/samples/sampled-services.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const introductionOf: Record<SampleName, { readonly heading: string; readonly text: string }> = {
  plans: introductions.networkDesign,
  'audit-finding': introductions.cybersecurity,
  'run-sheet': introductions.cloudIntegration,
  alarm: introductions.automationIot,
  'monthly-report': introductions.managedIt,
  handout: introductions.consultingTraining,
}

const samples = serviceSummaries.flatMap(({ slug }) => {
  const sample = sampleOfService(slug)
  return sample ? [{ slug, ...introductionOf[sample] }] : []
})

test.each(samples)(
  'opened by the router, the page of $slug loads its samples',
  async ({ slug, heading, text }) => {
    await renderPage(servicePath(slug))
    const section = within(await screen.findByRole('region', { name: heading }))
    expect(section.getByText(text)).toBeVisible()
    expect(section.getAllByText(sampleStatus).length).toBeGreaterThan(0)
  },
)
