import type { Choices } from '#shared/quote.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { draftText } from './kept-quote.ts'

// One version of the package, which the visitor keeps to compare others with (rule 8.12). read-copy.ts reads it.

/** What is stored of a copy. */
export type CopyEntry = {
  /** In ms since 1970. */
  readonly savedAt: number
  readonly quote: string
  /** The visitor's own, empty without one: the copy's, and that of the package in the builder, once it was the copy. */
  readonly names: readonly [copy: string, now: string]
}

const key = storageKeys.quoteCopy

/** Of blocked or full storage, which only this tab has. */
let unsaved: string | null = null

export const readCopyText = (): string => unsaved ?? readText('localStorage', key) ?? ''

export const copyOf = (choices: Choices, names: CopyEntry['names'] = ['', '']): CopyEntry => ({
  savedAt: Date.now(),
  quote: draftText(quoteOf(choices)),
  names,
})

/**
 * Stores a copy in place of another; null drops it. Tells this page as the browser tells other tabs.
 *
 * @returns false if storage is blocked or full
 */
export function writeCopy(entry: CopyEntry | null): boolean {
  const text = entry && JSON.stringify(entry)
  if (text === null) removeText('localStorage', key)
  const isSaved = text === null || writeText('localStorage', key, text)
  unsaved = isSaved ? null : text
  dispatchEvent(new StorageEvent('storage', { key }))
  return isSaved
}
