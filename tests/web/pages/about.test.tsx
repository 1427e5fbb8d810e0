import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { about } from '#web/content/about.ts'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'

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

test('the story is told by the two founders, who sign it', async () => {
  await renderPage('/about')
  const story = within(screen.getByRole('region', { name: 'How we began' }))
  expect(about.story.signature).toMatch(new RegExp(company.founders.join('.+')))
  for (const text of [...about.story.paragraphs, about.story.signature]) {
    expect(story.getByText(text)).toBeVisible()
  }
})

test('the contact block has address, telephone, email and hours, and leads to /contact', async () => {
  await renderPage('/about')
  const block = within(screen.getByRole('region', { name: 'Come and see us' }))
  for (const line of [...company.address, businessHours.days, businessHours.time]) {
    expect(block.getByText(line)).toBeVisible()
  }
  for (const { shown, href } of [company.phone, company.email]) {
    expect(block.getByRole('link', { name: shown })).toHaveAttribute('href', href)
  }
  expect(block.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})
