import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { home } from '#web/content/home.ts'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

const region = (name: string) => within(screen.getByRole('region', { name }))

test('the hero leads to the builder and to the services', async () => {
  await renderPage('/')
  expect(screen.getByRole('link', { name: 'Build My Package' })).toHaveAttribute(
    'href',
    '/custom-quote',
  )
  expect(screen.getByRole('link', { name: 'Explore Services' })).toHaveAttribute(
    'href',
    '/services',
  )
})

test('the page has four trust tiles, four industries, the statistics and a call to /contact', async () => {
  await renderPage('/')
  expect(region('What you can hold us to').getAllByRole('listitem')).toHaveLength(4)
  expect(
    region('Who we work for')
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Financial services', 'Healthcare', 'Manufacturing', 'Retail'])
  expect(
    region('In figures')
      .getAllByRole('definition')
      .map((figure) => figure.textContent),
  ).toEqual(['2019', '100+', '99.9%', '24/7'])
  expect(
    region('Tell us what must not stop').getByRole('link', { name: 'Talk to an Engineer' }),
  ).toHaveAttribute('href', '/contact')
})

test('the strip names the technologies', async () => {
  await renderPage('/')
  const strip = region('Open standards that we build on')
  expect(home.technologies.list.length).toBeGreaterThan(3)
  expect(strip.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    home.technologies.list,
  )
})

test('there are reasons to choose the company, each with what is behind it', async () => {
  await renderPage('/')
  const reasons = region('Why clients choose us, and stay')
  const { list } = home.reasons
  expect(list.length).toBeGreaterThan(2)
  expect(reasons.getAllByRole('term').map((term) => term.textContent)).toEqual(
    list.map(({ title }) => title),
  )
  expect(reasons.getAllByRole('definition').map((text) => text.textContent)).toEqual(
    list.map(({ text }) => text),
  )
})
