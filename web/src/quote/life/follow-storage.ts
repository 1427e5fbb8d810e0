import { storageKeys } from '#web/content/storage-keys.ts'
import { readText } from '#web/ui/browser/browser-storage.ts'
import { savedElsewhere } from './kept-events.ts'
import { persistQuote, type AppStore } from './store.ts'

const { quoteItems, lastQuote } = storageKeys

/** Reads the saved quote into the store, and follows the changes of other pages. */
export async function followStorage(store: AppStore): Promise<void> {
  const persistor = await persistQuote(store)
  const follow = () => {
    // What this page has just saved is later than what it is told of now.
    void persistor.flush()
    // A page from the back/forward cache also follows the changes that its own tab made in the meantime.
    store.dispatch(savedElsewhere(store.getState().quote))
  }
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key === quoteItems || key === lastQuote || key === null) follow()
  })
  // Not every browser gives a restored page the events that it missed: Chromium does, Firefox doesn't. If storage is
  // blocked or full, only this page has the quote: nothing is saved, before or after.
  let textOnLeaving: string | null = null
  addEventListener('pagehide', () => {
    void persistor.flush()
    textOnLeaving = readText('localStorage', quoteItems)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readText('localStorage', quoteItems) !== textOnLeaving) follow()
  })
}
