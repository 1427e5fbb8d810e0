import { storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText, writeText } from '#web/lib/browser-storage.ts'
import { parseSavedQuote, type QuoteItem, type SavedQuote } from './saved-quote.ts'

/** Keeps a copy of the quote for this tab, before the success page clears it. */
export function keepLastQuote(items: readonly QuoteItem[]): void {
  writeText('sessionStorage', storageKeys.lastQuote, JSON.stringify(items))
}

/** The quote that was cleared last in this tab, as far as it is still on offer; null where nothing of it is. */
export function readLastQuote(): SavedQuote | null {
  const text = readText('sessionStorage', storageKeys.lastQuote)
  const lastQuote = text === null ? null : parseSavedQuote(parseJson(text))
  return lastQuote && lastQuote.items.length > 0 ? lastQuote : null
}
