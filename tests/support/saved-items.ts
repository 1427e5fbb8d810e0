import { storageKeys } from '#web/content/storage-keys.ts'
import { toSavedItems } from '#web/quote/store/saved-items.ts'
import { savedSelection } from './selections.ts'

/** A quote with two offers, as the browser stores it. */
export const savedItems = toSavedItems(savedSelection)

/** Saves a quote as an earlier visit would. */
export function saveQuote(items: unknown = savedItems): void {
  localStorage.setItem(storageKeys.quoteItems, JSON.stringify(items))
}

/** Saves another quote as another tab would. */
export function saveQuoteElsewhere(): void {
  saveQuote(savedItems.slice(1))
  dispatchStorageEvent(storageKeys.quoteItems)
}

/** Clears the quote as the success page in another tab would. */
export function clearQuoteElsewhere(): void {
  localStorage.removeItem(storageKeys.quoteItems)
  dispatchStorageEvent(storageKeys.quoteItems)
}

/** Dispatches the event for a storage change in another tab; a null key means that everything was cleared. */
export function dispatchStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** The stored list; null if there is none. */
export function storedItems(): unknown {
  const text = localStorage.getItem(storageKeys.quoteItems)
  return text === null ? null : JSON.parse(text)
}
