import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { businessHours } from '#web/content/claims.ts'
import { company } from '#web/content/company.ts'
import { documentTitle } from '#web/content/site-map.ts'

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

test('the header has the six links and a Get a Quote button to /contact', async () => {
  await renderPage('/about')
  const menu = within(screen.getByRole('banner')).getAllByRole('navigation', { hidden: true })[0]
  expect(menu && linksOf(menu)).toEqual([
    '/',
    '/about',
    '/services',
    '/pricing',
    '/custom-quote',
    '/contact',
    '/contact',
  ])
  expect(menu && within(menu).getByRole('link', { name: 'Get a Quote' })).toBeVisible()
})

test('the footer has the company’s pages, the legal documents, the contact and the registration number', async () => {
  await renderPage('/about')
  const footer = screen.getByRole('contentinfo')
  expect(linksOf(footer)).toEqual([
    '/',
    '/about',
    '/services',
    '/pricing',
    '/contact',
    '/terms',
    '/privacy',
    '/refund',
    '/cookies',
    '/security',
    company.phone.href,
    company.email.href,
  ])
  expect(within(footer).getByText(company.registrationNumber, { exact: false })).toBeVisible()
})

test('the footer says where the office is and when it is open', async () => {
  await renderPage('/about')
  const footer = within(screen.getByRole('contentinfo'))
  for (const line of [...company.address, businessHours.days, businessHours.time]) {
    expect(footer.getByText(line, { exact: false })).toBeVisible()
  }
})

test.each([
  [20, 'false'],
  [21, 'true'],
])('scrolled by %d px, the header’s glass is %s', async (px, isGlass) => {
  await renderPage('/about')
  act(() => {
    window.scrollY = px
    window.dispatchEvent(new Event('scroll'))
  })
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', isGlass)
  window.scrollY = 0
})

test('a new page’s heading gets the focus, and its title the tab', async () => {
  const { user } = await renderPage('/about')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Pricing' }))
  expect(await screen.findByRole('heading', { level: 1, name: /price/ })).toHaveFocus()
  expect(document.title).toBe(documentTitle({ title: 'Pricing' }))
})
