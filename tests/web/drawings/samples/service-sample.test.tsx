import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { servicePath } from '#web/content/paths.ts'
import { introductions } from '#web/content/samples/introductions.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import { sampleStatus } from '#web/content/sample-status.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const headings = Object.values(introductions).map(({ heading }): string => heading)
const isHeading = (name: string) => headings.includes(name)

test.each(serviceSummaries)('the page of $slug loads its sample, if any', async ({ slug }) => {
  await renderPage(servicePath(slug))
  await waitFor(() => {
    const sections = screen.queryAllByRole('region', { name: isHeading })
    const samples = sections.map((it) => within(it).getAllByText(sampleStatus).length > 0)
    expect(samples).toEqual(sampleOfService(slug) === undefined ? [] : [true])
  })
})
