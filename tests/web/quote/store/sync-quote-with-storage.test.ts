import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSelection, priceSelection } from '#shared/pricing.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { startOrder } from '#web/quote/store/order.ts'
import { openCheckout, payButton, payLabel } from '#tests/support/checkout-page.ts'
import { clearQuoteElsewhere, dispatchStorageEvent } from '#tests/support/quote-items.ts'
import { openBuilder, proceedButton } from '#tests/support/quote-page.ts'
import { savedLines } from '#tests/support/selections.ts'

const initialLines = priceSelection(initialSelection)

test('clearing the whole storage clears the quote', async () => {
  const { router } = await openCheckout()
  localStorage.clear()
  dispatchStorageEvent(null)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteClearedElsewhere.title)
})

test('a quote that this tab went to pay is said to be ordered, not cleared by another tab', async () => {
  startOrder(savedLines)
  const { router } = await openCheckout()
  clearQuoteElsewhere()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteOrdered.description)
  expect(screen.getAllByRole('button', { name: layoutCopy.closeNotice })).toHaveLength(1)
})

test('another quote than the one that this tab went to pay is not said to be ordered', async () => {
  startOrder(savedLines.slice(1))
  await openCheckout()
  clearQuoteElsewhere()
  await screen.findByText(notices.quoteClearedElsewhere.description)
})

test('changes to other storage keys are ignored', async () => {
  await openCheckout()
  localStorage.removeItem(storageKeys.quoteItems)
  act(() => dispatchStorageEvent('other'))
  expect(await payButton()).toBeEnabled()
})

test('if storage is full the quote works for this visit, with a notification', async () => {
  // redux-persist logs the failure too, in development.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { user } = await openBuilder()
  await user.click(proceedButton())
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  await screen.findByText(notices.storageUnavailable.title)
  expect(screen.getByRole('button', { name: payLabel(initialLines) })).toBeEnabled()
})

/** Leaves the page for the back/forward cache, and comes back after something else has happened. */
function restoreAfter(happens: () => void): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  happens()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('a page that Back restores follows what it missed: a quote that was paid for is not offered again', async () => {
  startOrder(savedLines)
  const { router } = await openCheckout()
  restoreAfter(() => localStorage.removeItem(storageKeys.quoteItems))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteOrdered.description)
})

test('if the browser reports the change as well, it is said once', async () => {
  startOrder(savedLines)
  await openCheckout()
  restoreAfter(clearQuoteElsewhere)
  expect(await screen.findAllByText(notices.quoteOrdered.description)).toHaveLength(1)
})

test('a restored page keeps a quote that could not be saved', async () => {
  // From redux-persist in development, and from the router about its scroll positions.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const { user } = await openBuilder()
  await user.click(proceedButton())
  await screen.findByRole('heading', { level: 1, name: checkoutCopy.heading })
  act(() => restoreAfter(() => {}))
  expect(screen.getByRole('button', { name: payLabel(initialLines) })).toBeEnabled()
  expect(screen.queryByText(notices.quoteClearedElsewhere.title)).toBeNull()
})
