import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { startOrder } from '#web/quote/store/order.ts'
import { quoteSaved, selectionReplaced, selectSavedQuote } from '#web/quote/store/quote-slice.ts'
import { makeStore } from '#web/quote/store/store.ts'
import { syncQuoteWithStorage } from '#web/quote/store/sync-quote-with-storage.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'
import { openCheckout } from '#tests/support/checkout-page.ts'
import {
  clearQuoteElsewhere,
  dispatchStorageEvent,
  savedItems,
  storedItems,
  fillStorage,
} from '#tests/support/stored-quotes.ts'
import { partOfSavedQuote, savedQuote, savedSelection } from '#tests/support/selections.ts'

/** Leaves the page for the back/forward cache, and comes back after something else has happened. */
function restoreAfter(happens: () => void): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  happens()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('clearing the whole storage clears the quote, which is not said to be ordered if this tab went to pay another one', async () => {
  startOrder(partOfSavedQuote, undefined)
  const { router } = await openCheckout()
  localStorage.clear()
  dispatchStorageEvent(null)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.choicesNotSaved.description)
})

const removeQuote = () => localStorage.removeItem(storageKeys.quoteItems)

test.each([
  ['that another tab clears', clearQuoteElsewhere],
  [
    'that was cleared while the page was in the back/forward cache',
    () => restoreAfter(removeQuote),
  ],
  ['whose clearing a restored page is also told of', () => restoreAfter(clearQuoteElsewhere)],
])('a quote %s is said once to be ordered if this tab went to pay it', async (_case, clear) => {
  startOrder(savedQuote, undefined)
  const { router } = await openCheckout()
  clear()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteOrdered.description)
  expect(screen.getAllByRole('button', { name: layoutCopy.closeNotice })).toHaveLength(1)
})

test('a quote that could not be saved is kept by a restored page; once full storage has room again, the next Proceed saves it', async () => {
  // redux-persist logs that it could not write.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const write = fillStorage()
  const store = makeStore()
  await syncQuoteWithStorage(store)
  store.dispatch(selectionReplaced(savedSelection))
  store.dispatch(quoteSaved())
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(shownNotices()).toMatchObject([{ notice: notices.storageUnavailable }])
  restoreAfter(() => {})
  expect(selectSavedQuote(store.getState())).toEqual(savedQuote)

  write.mockRestore()
  store.dispatch(quoteSaved())
  await vi.waitFor(() => expect(storedItems()).toEqual(savedItems))
})
