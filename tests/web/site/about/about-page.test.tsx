import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { about } from '#web/content/about.ts'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))

test('the page has a mission, a vision and the values', async () => {
  await renderPage(paths.about)
  for (const { title, text } of [about.mission, about.vision]) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  }
  const values = region(about.values.heading).getAllByRole('term')
  expect(values.map(({ textContent }) => textContent)).toEqual(
    about.values.list.map(({ title }) => title),
  )
})

test('the story is signed by the founders', async () => {
  await renderPage(paths.about)
  expect(about.story.signature).toMatch(new RegExp(company.founders.join('.+')))
  for (const text of [...about.story.paragraphs, about.story.signature]) {
    expect(region(about.story.heading).getByText(text)).toBeVisible()
  }
})

test('each founder has a sheet with name and role, and what they answer for', async () => {
  await renderPage(paths.about)
  expect(about.founders.map(({ name }) => name)).toEqual(company.founders)
  for (const { name, role, text } of about.founders) {
    const founder = within(screen.getByText(text).closest('li') ?? document.body)
    expect(founder.getByRole('figure')).toHaveTextContent(new RegExp(`${name}.*${role}`))
  }
})

test('the contact block has address, telephone, email and hours, and links to the contact page', async () => {
  await renderPage(paths.about)
  const block = region(about.contact.heading)
  for (const line of [...company.address, businessHours.days, businessHours.time]) {
    expect(block.getByText(line)).toBeVisible()
  }
  for (const { shown, href } of [company.phone, company.email]) {
    expect(block.getByRole('link', { name: shown })).toHaveAttribute('href', href)
  }
  const [{ text }] = about.contact.links
  expect(block.getByRole('link', { name: text })).toHaveAttribute('href', paths.contact)
})
