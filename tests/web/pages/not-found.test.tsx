import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

const logged = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

test('an unknown address shows the 404 page with a link home, and is logged', async () => {
  const log = logged()
  await renderPage('/no/such-page')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/no/such-page'))
})

test.each([
  ['/legal/terms', 'Looking for the Terms of Service?', '/terms'],
  ['/legal/refund', 'Looking for the Refund Policy?', '/refund'],
  ['/Pricng/', 'Looking for “Pricing”?', '/pricing'],
  ['/PRICING', 'Looking for “Pricing”?', '/pricing'],
])('%s offers the page that was meant', async (address, name, path) => {
  logged()
  await renderPage(address)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('nothing is offered where nothing is near', async () => {
  logged()
  await renderPage('/wp-login.php')
  expect(screen.queryByRole('link', { name: /Looking for/ })).not.toBeInTheDocument()
})
