import { persistStore } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readText } from '#web/ui/browser/browser-storage.ts'
import { savedElsewhere } from './kept-events.ts'
import type { AppStore } from './store.ts'

const { quoteItems } = storageKeys

/** Reads the saved quote into the store, and follows the changes of other pages. */
export async function followStorage(store: AppStore): Promise<void> {
  await new Promise<void>((resolve) => {
    persistStore(store, null, () => resolve())
  })
  const follow = () => {
    // A page from the back/forward cache also follows the changes that its own tab made in the meantime.
    store.dispatch(savedElsewhere(store.getState().quote))
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
