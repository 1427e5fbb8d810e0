import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

test('six cards lead to the six services, each with four features', async () => {
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
  for (const card of cards) expect(within(card).getAllByRole('listitem')).toHaveLength(4)
})

test('Request Consultation leads to /contact', async () => {
  await renderPage('/services')
  expect(screen.getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  )
})
