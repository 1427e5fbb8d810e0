import { persistStore } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { isOrderOfTab } from './order.ts'
import { readSavedQuote } from './persisted-quote-items.ts'
import { quoteChangedElsewhere, selectQuoteLines } from './quote-items-slice.ts'
import type { AppStore } from './store.ts'

/** Reads the saved quote into the store, persists its changes, and follows the changes of other tabs. */
export async function syncQuoteWithStorage(store: AppStore): Promise<void> {
  await new Promise<void>((resolve) => {
    persistStore(store, null, () => resolve())
  })
  addEventListener('storage', (event) => {
    // The key is null if the whole storage was cleared.
    if (event.key !== storageKeys.quoteItems && event.key !== null) return
    const before = selectQuoteLines(store.getState())
    const now = readSavedQuote(storageKeys.quoteItems) ?? { lines: [], isDamaged: false }
    // A page from the back/forward cache also receives the changes that its own tab made in the meantime.
    store.dispatch(quoteChangedElsewhere({ before, now, isOrdered: isOrderOfTab(before) }))
  })
}
