import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteItemOf } from '#web/state/saved-quote.ts'
import { savedLines } from './selections.ts'

/** A quote of two offers, as a visitor's browser stores it. */
export const savedQuoteItems = savedLines.map(quoteItemOf)

/** What an earlier visit saved. */
export function saveQuote(items: unknown = savedQuoteItems): void {
  localStorage.setItem(storageKeys.quoteItems, JSON.stringify(items))
}

/** What another tab saves now. */
export function saveQuoteElsewhere(items: unknown = savedQuoteItems.slice(1)): void {
  saveQuote(items)
  announceChange(storageKeys.quoteItems)
}

/** Another tab clears the quote, as the success page does. */
export function clearQuoteElsewhere(): void {
  localStorage.removeItem(storageKeys.quoteItems)
  announceChange(storageKeys.quoteItems)
}

/** The event by which a browser tells a page that another one changed the storage; null for all of it. */
export function announceChange(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** The list that is stored; null where there is none. */
export function storedQuoteItems(): unknown {
  const text = localStorage.getItem(storageKeys.quoteItems)
  return text === null ? null : JSON.parse(text)
}
