import type { Selection } from '#shared/pricing.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readSelection, type ReadSelection } from '#web/quote/model/kept-selection.ts'
import { hasSameLines } from '#web/quote/model/selection.ts'
import { parseJson, readText, writeText } from '#web/ui/browser/browser-storage.ts'

/** Keeps a copy of the quote in this tab before the success page clears it. */
export function saveLastQuote(selection: Selection): void {
  writeText('sessionStorage', storageKeys.lastQuote, JSON.stringify(selection))
}

/** The last quote cleared in this tab, without what is no longer on sale; null if nothing is left. */
export function readLastQuote(): ReadSelection | null {
  const kept = parseJson(readText('sessionStorage', storageKeys.lastQuote) ?? '')
  const read = readSelection(kept)
  return read && !hasSameLines(read.selection, null) ? read : null
}
