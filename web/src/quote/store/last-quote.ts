import type { QuoteLine } from '#shared/pricing.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText, writeText } from '#web/ui/browser/browser-storage.ts'
import { parseSavedQuote, quoteItemOf, type SavedQuote } from './saved-quote.ts'

/** Saves a copy of the quote in this tab before the success page clears it. */
export function saveLastQuote(lines: readonly QuoteLine[]): void {
  writeText('sessionStorage', storageKeys.lastQuote, JSON.stringify(lines.map(quoteItemOf)))
}

/** The last quote cleared in this tab, without items no longer on sale; null if nothing is left. */
export function readLastQuote(): SavedQuote | null {
  const text = readText('sessionStorage', storageKeys.lastQuote)
  const lastQuote = text === null ? null : parseSavedQuote(parseJson(text))
  return lastQuote && lastQuote.lines.length > 0 ? lastQuote : null
}
