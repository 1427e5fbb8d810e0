import { persistStore } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readText } from '#web/ui/browser/browser-storage.ts'
import { isOrderOfTab } from './order.ts'
import { readSavedQuote } from './persisted-quote.ts'
import { quoteChangedElsewhere, selectSaved, selectSavedQuote } from './quote-slice.ts'
import { isSameQuote } from '#web/quote/model/selection.ts'
import type { AppStore } from './store.ts'

const { quoteItems } = storageKeys

/** Reads the saved quote into the store, persists its changes, and follows the changes of other pages. */
export async function syncQuoteWithStorage(store: AppStore): Promise<void> {
  await new Promise<void>((resolve) => {
    persistStore(store, null, () => resolve())
  })
  const follow = () => {
    const state = store.getState()
    const now = readSavedQuote()
    if (!now.isDamaged && isSameQuote(selectSaved(state), now.saved)) return
    // A page from the back/forward cache also follows the changes that its own tab made in the meantime.
    const isOrdered = isOrderOfTab(selectSavedQuote(state).lines)
    store.dispatch(quoteChangedElsewhere({ now, isOrdered }))
  }
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === quoteItems || key === null) follow()
  })
  // Not every browser gives a restored page the events that it missed: Chromium does, Firefox doesn't. If storage is
  // blocked or full, only this page has the quote: nothing is saved, before or after.
  let textOnLeaving: string | null = null
  addEventListener('pagehide', () => {
    textOnLeaving = readText('localStorage', quoteItems)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readText('localStorage', quoteItems) !== textOnLeaving) follow()
  })
}
