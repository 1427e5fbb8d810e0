import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layoutCopy } from '#web/content/layout.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { followStorage } from '#web/quote/life/follow-storage.ts'
import { selectSavedQuote } from '#web/quote/life/selectors.ts'
import { makeStore } from '#web/quote/life/store.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'
import { openCheckout } from '#tests/support/checkout-page.ts'
import {
  clearQuoteElsewhere,
  dispatchStorageEvent,
  savedItems,
  storedItems,
  fillStorage,
  saveQuoteElsewhere,
} from '#tests/support/stored-quotes.ts'
import { customer } from '#tests/support/checkout-request.ts'
import {
  atTodaysPrices,
  partOfSavedQuote,
  savedQuote,
  savedSelection,
} from '#tests/support/selections.ts'

/** Leaves the page for the back/forward cache, and comes back after something else has happened. */
function restoreAfter(happens: () => void): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  happens()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('clearing the whole storage clears the quote, which is not said to be ordered if this tab went to pay another one', async () => {
  startOrder(partOfSavedQuote, '7KQ3-M4TX', customer)
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
  startOrder(savedQuote, '7KQ3-M4TX', customer)
  const { router } = await openCheckout()
  clear()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.customQuote))
  await screen.findByText(notices.quoteOrdered.description)
  expect(screen.getAllByRole('button', { name: layoutCopy.closeNotice })).toHaveLength(1)
})

test('a page follows what another tab saves (rule 8.4)', async () => {
  const store = makeStore()
  await followStorage(store)
  saveQuoteElsewhere()
  expect(selectSavedQuote(store.getState())).toEqual(partOfSavedQuote)
})

const proceed = { type: 'quote/proceedPressed', payload: undefined } as const

test('a quote that could not be saved is kept by a restored page; once full storage has room again, the next Proceed saves it', async () => {
  const write = fillStorage()
  const store = makeStore()
  await followStorage(store)
  const choices = atTodaysPrices(savedSelection)
  store.dispatch({ type: 'quote/packageReplaced', payload: { choices, text: '' } })
  store.dispatch(proceed)
  expect(shownNotices().map(({ notice }) => notice)).toContain(notices.storageUnavailable)
  restoreAfter(() => {})
  expect(selectSavedQuote(store.getState())).toEqual(savedQuote)

  write.mockRestore()
  store.dispatch(proceed)
  expect(storedItems()).toEqual(savedItems)
})
