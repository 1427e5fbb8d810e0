import { expect, test, vi } from 'vitest'
import { notices } from '#web/content/notices.ts'
import { startOrder } from '#web/quote/keep/order.ts'
import { selectOrder } from '#web/quote/life/selectors.ts'
import { followStorage, makeStore } from '#web/quote/life/store.ts'
import { shownNotices } from '#web/ui/browser/notifications.ts'
import {
  checkoutOpened,
  chosen,
  leftPage,
  proceeded,
  replaced,
} from '#tests/support/quote-events.ts'
import {
  clearQuoteElsewhere,
  dispatchStorageEvent,
  leavePage,
  savedItems,
  saveQuote,
  storedItems,
  fillStorage,
  saveQuoteElsewhere,
} from '#tests/support/stored-quotes.ts'
import { customer } from '#tests/support/checkout-request.ts'
import { partOfSavedQuote, savedQuote } from '#tests/support/selections.ts'

/** Leaves the page for the back/forward cache, and comes back after something else has happened. */
function restoreAfter(happens: () => void): void {
  leavePage()
  happens()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

/** Opens a page with the quote's store. */
async function openStore() {
  const store = makeStore()
  await followStorage(store)
  return store
}

/** Saves a quote of two offers. */
function choose(store: ReturnType<typeof makeStore>): void {
  for (const event of [replaced(chosen), proceeded]) store.dispatch(event)
}

const told = () => shownNotices().map(({ notice }) => notice.title)

/** Has the saved quote cleared while the checkout is open, in a tab that went to pay an order. */
async function clearAfter(order: typeof savedQuote, clear: () => void) {
  startOrder(order, '7KQ3-M4TX', customer)
  saveQuote()
  const store = await openStore()
  store.dispatch(checkoutOpened)
  clear()
  expect(store.getState().quote.saved).toBeNull()
  store.dispatch(leftPage('checkout'))
}

test.each([
  ['that another tab clears', clearQuoteElsewhere],
  ['cleared while the page is cached', () => restoreAfter(() => localStorage.clear())],
  ['of which a restored page is also told', () => restoreAfter(clearQuoteElsewhere)],
])('a quote %s is said once to be ordered if this tab went to pay it', async (_case, clear) => {
  await clearAfter(savedQuote, clear)
  expect(told()).toEqual([notices.quoteOrdered.title])
})

test('clearing the whole storage clears the quote, which is not said to be ordered if this tab went to pay another one', async () => {
  await clearAfter(partOfSavedQuote, () => {
    localStorage.clear()
    dispatchStorageEvent(null)
  })
  expect(told()).toEqual([notices.quoteClearedElsewhere.title])
})

const storedText = () => {
  leavePage()
  return localStorage.getItem('quoteItems')
}

/** A list as another version of the site prints it, with an offer that this one doesn't know, and other descriptions. */
const otherVersions = (items: readonly object[]) =>
  JSON.stringify(
    [{ id: 'telex', name: 'Telex' }, ...items.map((item) => ({ ...item, description: 'Before' }))],
    null,
    1,
  )

test('a list of another version of the site is read, followed and left as it is, until this page saves or clears (rule 8.4)', async () => {
  const [first, second, third] = [savedItems, savedItems.slice(1), savedItems.slice(0, 1)].map(
    otherVersions,
  )
  localStorage.setItem('quoteItems', first ?? '')
  const store = await openStore()
  expect(storedText()).toBe(first)

  localStorage.setItem('quoteItems', second ?? '')
  dispatchStorageEvent('quoteItems')
  expect(selectOrder(store.getState())).toEqual(partOfSavedQuote)
  // The other page saves once more before this one would have written.
  localStorage.setItem('quoteItems', third ?? '')
  expect(storedText()).toBe(third)

  choose(store)
  expect(storedItems()).toEqual(savedItems)

  localStorage.setItem('quoteItems', '[{')
  const receipt = await openStore()
  expect(storedText()).toBe('[{')
  const payload = { draft: null, isOpenedAgain: false, isAnotherSaved: false }
  receipt.dispatch({ type: 'quote/receiptOpened', payload })
  expect(storedText()).toBeNull()
})

test('what a page has just saved outlasts what another saved before, and is told of only now', async () => {
  const store = await openStore()
  choose(store)
  saveQuoteElsewhere()
  expect(selectOrder(store.getState())).toMatchObject(savedQuote)
  expect(storedItems()).toEqual(savedItems)
})

test('a quote that could not be saved is kept by a restored page; once full storage has room again, the next Proceed saves it', async () => {
  saveQuote(savedItems.slice(1))
  const write = fillStorage()
  const store = await openStore()
  choose(store)
  await vi.waitFor(() => expect(told()).toContain(notices.storageUnavailable.title))
  restoreAfter(() => {})
  expect(selectOrder(store.getState())).toMatchObject(savedQuote)
  // The next load would take the earlier quote for this one.
  expect(storedItems()).toBeNull()

  write.mockRestore()
  store.dispatch(proceeded)
  await vi.waitFor(() => expect(localStorage.getItem('quoteItems')).not.toBeNull())
  expect(storedItems()).toEqual(savedItems)
})
