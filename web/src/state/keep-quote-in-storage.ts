import { persistStore } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readSavedQuote } from './persisted-quote-items.ts'
import { quoteChangedElsewhere, selectQuoteItems } from './quote-items-slice.ts'
import type { AppStore } from './store.ts'

/** Reads the saved quote into the store, then writes every change, and follows those of other tabs. */
export async function keepQuoteInStorage(store: AppStore): Promise<void> {
  await new Promise<void>((resolve) => {
    persistStore(store, null, () => resolve())
  })
  addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key !== storageKeys.quoteItems && event.key !== null) return
    const before = selectQuoteItems(store.getState())
    const now = readSavedQuote(storageKeys.quoteItems) ?? { items: [], isDamaged: false }
    store.dispatch(quoteChangedElsewhere({ before, now }))
  })
}
