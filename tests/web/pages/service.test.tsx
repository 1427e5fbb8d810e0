import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test.each(serviceSummaries.map(({ slug, title }) => [slug, title]))(
  '/services/%s has an overview, four feature cards, eight inclusions and where to go next',
  async (slug, title) => {
    await renderPage(`/services/${slug}`)
    const main = within(screen.getByRole('main'))
    expect(main.getByText(title)).toBeVisible()
    expect(main.getByRole('region', { name: 'Overview' })).toBeVisible()
    const cards = within(main.getByRole('region', { name: 'What we do' }))
    expect(cards.getAllByRole('listitem')).toHaveLength(4)
    const included = within(main.getByRole('region', { name: 'What’s Included' }))
    expect(included.getAllByRole('listitem')).toHaveLength(8)
    const next = within(main.getByRole('region', { name: 'Shall we look at your site?' }))
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact',
      '/pricing',
    ])
  },
)

test.each([
  ['cybersecurity', 'A security audit costs KES 10,000'],
  ['automation-iot', 'IoT integration starts from KES 18,000'],
  ['managed-it', 'Managed IT starts from KES 29,000 per month with 8x5 support; 24/7'],
  ['consulting-training', 'Training workshops start from KES 15,000 per session'],
])('/services/%s says: %s', async (slug, words) => {
  await renderPage(`/services/${slug}`)
  const price = screen.getByRole('complementary').textContent.replace(/\u00A0/g, ' ')
  expect(price).toContain(words)
})

test.each(['network-design', 'cloud-integration'])(
  '/services/%s names no price, because none is agreed (rule 4.3)',
  async (slug) => {
    await renderPage(`/services/${slug}`)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  },
)
