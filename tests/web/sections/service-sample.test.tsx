import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { servicePath } from '#web/content/paths.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test.each([
  ['network-design', introductions.networkDesign],
  ['cybersecurity', introductions.cybersecurity],
  ['cloud-integration', introductions.cloudIntegration],
  ['automation-iot', introductions.automationIot],
  ['managed-it', introductions.managedIt],
  ['consulting-training', introductions.consultingTraining],
])('opened by the router, the page of %s loads its samples', async (slug, { heading, text }) => {
  await renderPage(servicePath(slug))
  const section = within(await screen.findByRole('region', { name: heading }))
  expect(section.getByText(text)).toBeVisible()
  expect(section.getAllByText(sampleStatus).length).toBeGreaterThan(0)
})
