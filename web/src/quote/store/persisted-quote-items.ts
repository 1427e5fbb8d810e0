import { persistReducer } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { notices } from '#web/content/notices.ts'
import { parseJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { quoteItemsReducer } from './quote-items-slice.ts'
import { parseSavedQuote, quoteItemOf, type SavedQuote } from './saved-quote.ts'

type QuoteItemsState = ReturnType<typeof quoteItemsReducer>

/** The stored quote; undefined if there is none. */
export function readSavedQuote(key: string): SavedQuote | undefined {
  const text = readText('localStorage', key)
  return text === null ? undefined : parseSavedQuote(parseJson(text))
}

// redux-persist stores objects of strings and expects promises; rule 8.1 requires a plain list.
const listStorage = {
  getItem: async (key: string) => readSavedQuote(key),
  // The library calls this after every change, even one that it has just read. If two tabs with different versions of
  // the site wrote back what they read, they would overwrite each other's items forever.
  setItem: async (
    key: string,
    { lines, isSavedHere }: Pick<QuoteItemsState, 'lines' | 'isSavedHere'>,
  ) => {
    if (!isSavedHere) return
    if (lines.length === 0) removeText('localStorage', key)
    else if (!writeText('localStorage', key, JSON.stringify(lines.map(quoteItemOf)))) {
      // In full storage the quote before it would stay, and be read in its place after the next load.
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
  whitelist: ['lines', 'isSavedHere'],
  serialize: false,
  deserialize: false,
  timeout: 0,
  writeFailHandler: () => notify(notices.storageUnavailable),
}

/** The reducer of the saved lines, persisted as a plain list of items. */
export const persistedQuoteItems = persistReducer<QuoteItemsState>(config, quoteItemsReducer)
