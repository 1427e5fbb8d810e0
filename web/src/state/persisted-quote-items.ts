import { persistReducer } from 'redux-persist'
import { storageKeys } from '#web/content/storage-keys.ts'
import { notices } from '#web/content/notices.ts'
import { parseJson, readText, removeText, writeText } from '#web/lib/browser-storage.ts'
import { notify } from '#web/lib/notifications.ts'
import { quoteItemsReducer } from './quote-items-slice.ts'
import { parseSavedQuote, type SavedQuote } from './saved-quote.ts'

/** What is saved now; undefined where nothing is. */
export function readSavedQuote(key: string): SavedQuote | undefined {
  const text = readText('localStorage', key)
  return text === null ? undefined : parseSavedQuote(parseJson(text))
}

// redux-persist keeps objects of strings; rule 8.1 wants the plain list, and the library calls with promises.
const listStorage = {
  getItem: async (key: string) => readSavedQuote(key),
  setItem: async (key: string, { items }: Pick<SavedQuote, 'items'>) => {
    if (items.length === 0) removeText('localStorage', key)
    else if (!writeText('localStorage', key, JSON.stringify(items))) throw new Error('Not saved')
  },
  removeItem: async (key: string) => removeText('localStorage', key),
}

const config = {
  key: storageKeys.quoteItems,
  keyPrefix: '',
  storage: listStorage,
  whitelist: ['items'],
  serialize: false,
  deserialize: false,
  timeout: 0,
  writeFailHandler: () => notify(notices.storageUnavailable),
}

/** The saved items' reducer, kept in localStorage under the key `quoteItems`. */
export const persistedQuoteItems = persistReducer<SavedQuote>(config, quoteItemsReducer)
