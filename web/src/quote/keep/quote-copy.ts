import type { Choices } from '#shared/quote.ts'
import * as v from 'valibot'
import { notices } from '#web/content/notices.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import { companyDay } from '#web/quote/model/valid-until.ts'
import { parseJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { notify } from '#web/ui/browser/notifications.ts'
import { draftText, readKept } from './kept-quote.ts'

// One version of the package, which the visitor keeps to compare others with (rule 8.12).

// More than the field counts.
const name = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 10_000)),
)

const entrySchema = v.object({
  /** In ms since 1970, as far as a date can be. */
  savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  quote: v.string(),
  /** The visitor's own, empty without one: the copy's, and that of the package in the builder, once it was the copy. */
  names: v.tuple([name, name]),
})

/** What is stored of a copy. */
type CopyEntry = Readonly<v.InferOutput<typeof entrySchema>>

/** The kept copy, without what is no longer on sale; null if this version of the site can't read it. */
export function parseCopy(text: string) {
  const { success, output: entry } = v.safeParse(entrySchema, parseJson(text))
  const kept = success ? readKept(entry.quote) : null
  return kept && success ? { ...kept, entry, day: companyDay(entry.savedAt) } : null
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

/** Keeps a copy in place of another, and says where it can't be stored. Tells this page as the browser tells other tabs. */
export function keepCopy(entry: CopyEntry): void {
  const text = JSON.stringify(entry)
  unsaved = writeText('localStorage', key, text) ? null : text
  if (unsaved !== null) notify(notices.storageUnavailable)
  dispatchEvent(new StorageEvent('storage', { key }))
}

export function dropCopy(): void {
  removeText('localStorage', key)
  unsaved = null
  dispatchEvent(new StorageEvent('storage', { key }))
}
