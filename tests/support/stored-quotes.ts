import { vi } from 'vitest'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readDraft } from '#web/quote/keep/quote-draft.ts'
import { toSavedItems } from '#web/quote/keep/saved-items.ts'
import { atTodaysPrices, savedSelection } from './selections.ts'

/** A quote with two offers, as the browser stores it. */
export const savedItems = toSavedItems(atTodaysPrices(savedSelection))

/** Saves a quote, as an earlier visit would. */
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

/** Makes every write to storage fail until the returned spy is restored or the test ends. */
export function fillStorage() {
  // In development redux-persist prints what it could not write.
  vi.spyOn(console, 'error').mockImplementation((what) => {
    if (what !== 'Error storing data') throw new Error(String(what))
  })
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
}

/** Leaves the page, perhaps for the back/forward cache: what it still had to write is written. */
export function leavePage(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
}

/** The list that a page leaves behind; null if there is none. */
export function storedItems(): unknown {
  leavePage()
  const text = localStorage.getItem(storageKeys.quoteItems)
  return text === null ? null : JSON.parse(text)
}

/** The selection that the next visit to the builder opens. */
export const draftedSelection = () => readDraft()?.selection
