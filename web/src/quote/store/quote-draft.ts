import { keepPrices, priceSelection, totalLines, type Selection } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import { readSelection, type ReadSelection } from '#web/quote/model/kept-selection.ts'
import { parseJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

// A draft of another version is ignored: raise it when the form of a selection changes.
const version = 1
const lifetime = quoteDraftDays * 24 * 60 * 60 * 1000

const draftSchema = z.object({
  version: z.number(),
  /** In ms since 1970. */
  savedAt: z.number(),
  /** What the visitor saw as the total before VAT, in cents. Earlier versions of the site left it out. */
  total: z.optional(z.number()),
  selection: z.unknown(),
})

/** Keeps the visitor's choices, finished or not. Silent if storage is blocked or full: Proceed says so (rule 8.3). */
export function saveDraft(selection: Selection): void {
  const total = totalLines(priceSelection(selection)).subtotal
  const draft = { version, savedAt: Date.now(), total, selection }
  writeText('localStorage', storageKeys.quoteDraft, JSON.stringify(draft))
}

export function removeDraft(): void {
  removeText('localStorage', storageKeys.quoteDraft)
}

/** The draft; null if there is none that this version of the site can read. An expired one is removed. */
export function readDraft(): ReadSelection | null {
  const text = readText('localStorage', storageKeys.quoteDraft)
  const draft = draftSchema.safeParse(parseJson(text ?? ''))
  if (!draft.success) return null
  // The clock may have been set back since: a draft from the future lives no longer than another.
  if (Math.abs(Date.now() - draft.data.savedAt) < lifetime) {
    const read = draft.data.version === version ? readSelection(draft.data.selection) : null
    const { total = Infinity } = draft.data
    return read && { ...read, selection: keepPrices(read.selection, total, Date.now()) }
  }
  removeDraft()
  return null
}
