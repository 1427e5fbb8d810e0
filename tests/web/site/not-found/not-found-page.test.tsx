import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { notFound } from '#web/content/not-found.ts'
import { citedAddresses, paths } from '#web/content/paths.ts'

const log = vi.fn()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(log))

const linksOfMain = () =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

test('an unknown path shows the 404 page with a link to the home page, and is logged', async () => {
  await renderPage('/no/such-page')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notFound.heading)
  expect(screen.getByRole('link', { name: notFound.home })).toHaveAttribute('href', paths.home)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/no/such-page'))
})

test.each([
  [citedAddresses.terms, paths.terms],
  [citedAddresses.refund, paths.refund],
  [`${paths.pricing.replace('i', '')}/`, paths.pricing],
  [paths.pricing.toUpperCase(), paths.pricing],
])('%s suggests %s first', async (address, path) => {
  await renderPage(address)
  expect(linksOfMain()).toEqual([path, paths.home])
})

test('nothing is suggested if no path is similar', async () => {
  await renderPage('/wp-login.php')
  expect(linksOfMain()).toEqual([paths.home])
})
