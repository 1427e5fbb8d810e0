import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { serviceSummaries } from '#web/content/service-summaries.ts'

test('six cards lead to the six services, each with a summary and four features', async () => {
  await renderPage('/services')
  const cards = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('li'))
    .filter((card) => card !== null)
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/services/network-design',
    '/services/cybersecurity',
    '/services/cloud-integration',
    '/services/automation-iot',
    '/services/managed-it',
    '/services/consulting-training',
  ])
  for (const [index, { summary, features }] of serviceSummaries.entries()) {
    const card = within(cards[index] ?? document.createElement('li'))
    expect(card.getByText(summary)).toBeVisible()
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(features)
    expect(features).toHaveLength(4)
  }
})

test('Request Consultation leads to /contact', async () => {
  await renderPage('/services')
  expect(screen.getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  )
})
