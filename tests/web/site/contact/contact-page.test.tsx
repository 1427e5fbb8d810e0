import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { businessHours, emergencySupportNote } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { contact } from '#web/content/contact.ts'
import { paths } from '#web/content/paths.ts'

test('the page shows contact details, address, business hours and response time', async () => {
  await renderPage(paths.contact)
  const main = within(screen.getByRole('main'))
  for (const { shown, href } of [company.email, company.phone, company.whatsApp]) {
    const links = main.getAllByRole('link', { name: shown })
    expect(links.map((link) => link.getAttribute('href'))).toContain(href)
  }
  const { days, time } = businessHours
  for (const line of [...company.address, days, time, emergencySupportNote, contact.promise]) {
    expect(main.getByText(line)).toBeVisible()
  }
})

test('the map is a drawing of at most 6 KB with a name, a size and a caption', async () => {
  await renderPage(paths.contact)
  const map = screen.getByRole('img', { name: contact.map.label })
  expect(map).toHaveAttribute('width')
  expect(map).toHaveAttribute('height')
  expect(map.outerHTML.length).toBeLessThanOrEqual(6 * 1024)
  expect(screen.getByText(contact.map.caption)).toBeVisible()
})
