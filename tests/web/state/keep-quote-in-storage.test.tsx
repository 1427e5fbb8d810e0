import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { savedQuoteItems } from '#tests/support/quote-items.ts'
import { renderPage } from '#tests/support/render-page.tsx'

test('another tab that changes or clears the quote is followed', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  const { router, leave } = await renderPage('/checkout')
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems.slice(1)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'quoteItems' }))
  await screen.findByText('US$174.00')
  await screen.findByText('Your quote changed')
  localStorage.removeItem('quoteItems')
  window.dispatchEvent(new StorageEvent('storage', { key: 'quoteItems' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/custom-quote'))
  await screen.findByText('Your quote is no longer saved')
  leave()
})

test('storage that is cleared altogether clears the quote', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  const { router } = await renderPage('/checkout')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/custom-quote'))
  await screen.findByText('Your quote is no longer saved')
})

test('what other tabs store under other keys changes nothing', async () => {
  localStorage.setItem('quoteItems', JSON.stringify(savedQuoteItems))
  await renderPage('/checkout')
  localStorage.removeItem('quoteItems')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  })
  expect(screen.getByRole('button', { name: 'Pay US$3,074.00' })).toBeEnabled()
})

test('where storage is full the quote lasts for the visit, and the visitor is told', async () => {
  // redux-persist logs the failure too, in development.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { user } = await renderPage('/custom-quote')
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  await screen.findByText('Your quote can’t be saved here')
  expect(screen.getByRole('button', { name: 'Pay US$435.00' })).toBeEnabled()
})

test('where storage is blocked the site still works', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  await renderPage('/custom-quote')
  expect(screen.getByLabelText('Total')).toHaveTextContent('US$375')
})
