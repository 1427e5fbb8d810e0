import { storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText, writeText } from '#web/lib/browser-storage.ts'
import { parseSavedQuote, type QuoteItem } from './saved-quote.ts'

/** Keeps a copy of the quote for this tab, before the success page clears it. */
export function keepLastQuote(items: readonly QuoteItem[]): void {
  writeText('sessionStorage', storageKeys.lastQuote, JSON.stringify(items))
}

/** The quote that was cleared last in this tab; empty where there is none. */
export function readLastQuote(): readonly QuoteItem[] {
  const text = readText('sessionStorage', storageKeys.lastQuote)
  return text === null ? [] : parseSavedQuote(parseJson(text)).items
}
