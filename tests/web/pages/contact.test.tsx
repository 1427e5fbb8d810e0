import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { company } from '#web/content/company.ts'

test('the page shows how to reach the company, where its office is and when it is open', async () => {
  await renderPage('/contact')
  const main = within(screen.getByRole('main'))
  for (const { shown, href } of [company.email, company.phone, company.whatsApp]) {
    const links = main.getAllByRole('link', { name: shown })
    expect(links.map((link) => link.getAttribute('href'))).toContain(href)
  }
  for (const line of company.address) expect(main.getByText(line)).toBeVisible()
  expect(main.getByText('Monday to Friday')).toBeVisible()
  expect(main.getByText('8:30 AM to 6:00 PM EAT')).toBeVisible()
  expect(main.getByText(/^24\/7 emergency support .* Professional and Enterprise/)).toBeVisible()
})

test('a reply within 24 hours is promised to messages that reach those addresses', async () => {
  await renderPage('/contact')
  expect(screen.getByText(/^We reply within 24 hours to every message that reaches/)).toBeVisible()
})

test('the map is a drawing of at most 6 KB with a name, a size and a caption', async () => {
  await renderPage('/contact')
  const map = screen.getByRole('img', { name: /^Drawing of the streets around our office/ })
  expect(map).toHaveAttribute('width')
  expect(map).toHaveAttribute('height')
  expect(map.outerHTML.length).toBeLessThanOrEqual(6 * 1024)
  expect(screen.getByText(/A drawing, not to scale\.$/)).toBeVisible()
})
