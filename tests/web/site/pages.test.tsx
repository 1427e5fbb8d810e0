import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notFound } from '#web/content/not-found.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import { allPages, documentTitle, notFoundPage } from '#web/content/site-map.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { toAnchor } from '#web/site/legal/prose.tsx'
import { nearestPath } from '#web/site/not-found/not-found-page.tsx'
import { renderPage } from '#tests/support/render-page.tsx'

const inHead = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute))

test('after a click on a link the head is the new page’s, and its heading has the focus, in another main element', async () => {
  const { user } = await renderPage(paths.paymentFailed)
  expect(inHead('meta[name=robots]', 'content')).toEqual(['noindex'])
  expect(inHead('link[rel=canonical]', 'href')).toEqual([])
  const main = screen.getByRole('main')
  const page = allPages.find(({ path }) => path === paths.pricing) ?? notFoundPage
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: page.label ?? '' }))
  await waitFor(() => expect(document.title).toBe(documentTitle(page)))
  expect(inHead('meta[name=description]', 'content')).toEqual([page.description])
  expect(inHead('meta[name=robots]', 'content')).toEqual([])
  expect(inHead('link[rel=canonical]', 'href')).toEqual([absoluteUrl(paths.pricing)])
  // Orca would take the first text of the same one for read, and not say the heading.
  expect(screen.getByRole('main')).not.toBe(main)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveFocus()
  act(() => heading.blur())
  expect(heading).not.toHaveAttribute('tabindex')
})

test.each([
  ['/no/such-page', []],
  [citedAddresses.terms, [paths.terms]],
  [paths.pricing.toUpperCase(), [paths.pricing]],
])('%s is the 404 page, is logged, and suggests %j before the home page', async (path, nearest) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  await renderPage(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.heading)
  expect(log).toHaveBeenCalledWith(expect.stringContaining(path))
  const links = [...document.querySelectorAll('main a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...nearest, paths.home])
})

const known = ['/', '/terms', '/refund', '/pricing', '/services/managed-it']

test.each([
  ['/legal/terms', '/terms'],
  ['/Refunds', '/refund'],
  ['/prcing/', '/pricing'],
  ['/prices', '/pricing'],
  ['/trms', '/terms'],
  ['/managed-it', '/services/managed-it'],
])('the path nearest to %s is %s', (requested, nearest) => {
  expect(nearestPath(requested, known)).toBe(nearest)
})

test.each(['/', '', '/xyz', '/ing', '/wp-admin', `/${'a'.repeat(100_000)}`])(
  'no path is near %.20s',
  (requested) => {
    expect(nearestPath(requested, known)).toBeNull()
  },
)

test.each([
  ['Who we are, and what these terms cover', 'who-we-are-and-what-these-terms-cover'],
  ['(Prices, VAT & eTIMS)', 'prices-vat-etims'],
  ['Durée, préavis et ensuite', 'duree-preavis-et-ensuite'],
])('the anchor of %j is %j', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor)
})
