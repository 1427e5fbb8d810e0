import { useSyncExternalStore } from 'react'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readJson } from '#web/ui/browser/browser-storage.ts'

/**
 * Whether this browser has a saved quote, for a page that doesn't load the quote's store: undefined until the page is
 * hydrated. Whether the catalogue still sells its items is left to the checkout.
 */
export function useHasSavedQuote(): boolean | undefined {
  return useSyncExternalStore(subscribe, hasSavedQuote, () => undefined)
}

function hasSavedQuote(): boolean {
  const saved = readJson('localStorage', storageKeys.quoteItems)
  return Array.isArray(saved) && saved.length > 0
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
