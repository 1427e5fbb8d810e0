import { priceSelection, type Choices } from '#shared/quote.ts'
import * as v from 'valibot'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import { keptSchema, readKept, toKept, type ReadQuote } from './kept-quote.ts'
import { isSameQuote } from '#web/quote/model/selection.ts'
import {
  readJson,
  readText,
  removeText,
  writeText,
  type StorageArea,
} from '#web/ui/browser/browser-storage.ts'

// A draft of another version is ignored: raise it when earlier drafts can't be read any more.
const version = 2
const lifetime = quoteDraftDays * 24 * 60 * 60 * 1000

const draftSchema = v.object({
  ...keptSchema.entries,
  version: v.literal(version),
  /** In ms since 1970. */
  savedAt: v.number(),
})

/** Keeps the visitor's choices, finished or not. Silent if storage is blocked or full: Proceed says so (rule 8.3). */
export function saveDraft(choices: Choices): void {
  save('localStorage', storageKeys.quoteDraft, choices)
}

/** The draft; null if there is none that this version of the site can read. An expired one is removed. */
export function readDraft(): ReadQuote | null {
  return read('localStorage', storageKeys.quoteDraft)
}

export function removeDraft(): void {
  removeText('localStorage', storageKeys.quoteDraft)
}

/** Keeps a copy of the quote in this tab before the success page clears it. */
export function saveLastQuote(choices: Choices): void {
  save('sessionStorage', storageKeys.lastQuote, choices)
}

/** Whether the success page has cleared a quote in this tab. */
export function hasLastQuote(): boolean {
  return readText('sessionStorage', storageKeys.lastQuote) !== null
}

/** The last quote cleared in this tab, without what is no longer on sale; null if nothing is left. */
export function readLastQuote(): ReadQuote | null {
  const lastQuote = read('sessionStorage', storageKeys.lastQuote)
  return lastQuote && !isSameQuote(lastQuote, null) ? lastQuote : null
}

function save(area: StorageArea, key: string, { selection, held }: Choices): void {
  const draft = { version, savedAt: Date.now(), ...toKept(priceSelection(selection, held)) }
  writeText(area, key, JSON.stringify(draft))
}

function read(area: StorageArea, key: string): ReadQuote | null {
  const draft = v.safeParse(draftSchema, readJson(area, key))
  if (!draft.success) return null
  // The clock may have been set back since: a draft from the future lives no longer than another.
  if (Math.abs(Date.now() - draft.output.savedAt) < lifetime) return readKept(draft.output)
  removeText(area, key)
  return null
}
