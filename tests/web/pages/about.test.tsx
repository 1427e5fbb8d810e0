import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

test('the page has a story, a mission, a vision and the three values', async () => {
  await renderPage('/about')
  for (const name of ['How we began', 'Our mission', 'Our vision']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const values = within(screen.getByRole('region', { name: 'Three values' }))
  expect(values.getAllByRole('term').map((value) => value.textContent)).toEqual([
    'Integrity',
    'Innovation',
    'Accountability',
  ])
})

test('the contact block leads to /contact', async () => {
  await renderPage('/about')
  const block = within(screen.getByRole('region', { name: 'Come and see us' }))
  expect(block.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})
