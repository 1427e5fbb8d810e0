import { persistReducer } from 'redux-persist'
import { notices } from '#web/content/notices.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { isSameQuote } from '#web/quote/model/selection.ts'
import { parseJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { readSavedItems, toSavedItems } from './saved-items.ts'
import { nothingSaved, quoteReducer, type QuoteState, type SavedQuote } from './quote-slice.ts'

export function readSavedQuote(): SavedQuote {
  const text = readText('localStorage', storageKeys.quoteItems)
  if (text === null) return nothingSaved
  const { selection, isComplete } = readSavedItems(parseJson(text))
  const saved = isSameQuote(selection, null) ? null : selection
  return { ...nothingSaved, saved, isDamaged: !isComplete }
}

// redux-persist stores objects of strings and expects promises; rule 8.1 requires a plain list.
const listStorage = {
  getItem: async () => readSavedQuote(),
  // The library calls this after every change, even one that it has just read. If two tabs with different versions of
  // the site wrote back what they read, they would overwrite each other's items forever.
  setItem: async (key: string, { saved, isSavedHere }: SavedQuote) => {
    if (!isSavedHere) return
    if (saved === null) removeText('localStorage', key)
    else if (!writeText('localStorage', key, JSON.stringify(toSavedItems(saved)))) {
      // If storage is full, the previous quote would stay and be read after the next load.
      removeText('localStorage', key)
      throw new Error('Not saved')
    }
  },
  removeItem: async (key: string) => removeText('localStorage', key),
}

const config = {
  key: storageKeys.quoteItems,
  keyPrefix: '',
  storage: listStorage,
  whitelist: Object.keys(nothingSaved),
  serialize: false,
  deserialize: false,
  timeout: 0,
  writeFailHandler: () => notify(notices.storageUnavailable),
}

/** The quote's reducer, with its saved part persisted as a plain list of items. */
export const persistedQuote = persistReducer<QuoteState>(config, quoteReducer)
