import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteItemOf } from '#web/state/saved-quote.ts'
import { savedLines } from './selections.ts'

/** A quote of two offers, as the browser stores it. */
export const savedQuoteItems = savedLines.map(quoteItemOf)

/** Saves a quote, as on an earlier visit. */
export function saveQuote(items: unknown = savedQuoteItems): void {
  localStorage.setItem(storageKeys.quoteItems, JSON.stringify(items))
}

/** Saves a quote as another tab does. */
export function saveQuoteElsewhere(items: unknown = savedQuoteItems.slice(1)): void {
  saveQuote(items)
  dispatchStorageEvent(storageKeys.quoteItems)
}

/** Clears the quote as another tab with the success page does. */
export function clearQuoteElsewhere(): void {
  localStorage.removeItem(storageKeys.quoteItems)
  dispatchStorageEvent(storageKeys.quoteItems)
}

/** Dispatches the event for a change of storage in another tab. The key is null if everything was cleared. */
export function dispatchStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** The stored list; null if there is none. */
export function storedQuoteItems(): unknown {
  const text = localStorage.getItem(storageKeys.quoteItems)
  return text === null ? null : JSON.parse(text)
}
