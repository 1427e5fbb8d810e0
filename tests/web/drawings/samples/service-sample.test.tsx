import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleIds, servicePath } from '#web/content/paths.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { sampleOfService, type SampleName } from '#web/content/samples/sampled-services.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const introductionOf: Record<SampleName, { readonly heading: string; readonly text: string }> = {
  'network-design': introductions.networkDesign,
  cybersecurity: introductions.cybersecurity,
  'cloud-integration': introductions.cloudIntegration,
  'automation-iot': introductions.automationIot,
  'managed-it': introductions.managedIt,
  'consulting-training': introductions.consultingTraining,
}

const samples = serviceSummaries.map(({ slug }) => ({ slug, sample: sampleOfService(slug) }))

test.each(
  samples.flatMap(({ slug, sample }) => (sample ? [{ slug, ...introductionOf[sample] }] : [])),
)('opened by the router, the page of $slug loads its samples', async ({ slug, heading, text }) => {
  await renderPage(servicePath(slug))
  const section = within(await screen.findByRole('region', { name: heading }))
  expect(section.getByText(text)).toBeVisible()
  expect(section.getAllByText(sampleStatus).length).toBeGreaterThan(0)
})

test.each(samples.filter(({ sample }) => !sample))(
  'the page of $slug, which has no sample, has no section for one',
  async ({ slug }) => {
    await renderPage(servicePath(slug))
    expect(document.getElementById(sampleIds.section)).toBeNull()
  },
)
