import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { notFound } from '#web/content/not-found.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'

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
