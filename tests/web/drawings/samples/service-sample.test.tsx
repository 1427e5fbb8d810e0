import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { servicePath } from '#web/content/paths.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const headings = Object.values(introductions).map(({ heading }): string => heading)
const isHeading = (name: string) => headings.includes(name)

test.each(serviceSummaries.filter(({ slug }) => sampleOfService(slug)))(
  'opened by the router, the page of $slug loads its samples',
  async ({ slug }) => {
    await renderPage(servicePath(slug))
    const section = within(await screen.findByRole('region', { name: isHeading }))
    expect(section.getAllByText(sampleStatus).length).toBeGreaterThan(0)
  },
)
