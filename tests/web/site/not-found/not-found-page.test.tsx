import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { notFound } from '#web/content/not-found.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'
import { nearestPath } from '#web/site/not-found/not-found-page.tsx'

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
