import { customNameMaxLength, fixedItemIds, resources } from '#shared/catalogue.ts'
import { cents, type Cents } from '#shared/money.ts'
import { isCustomPrice, quantitiesOf, type Selection } from '#shared/pricing.ts'
import { recordOf } from '#shared/record-of.ts'
import * as z from '#shared/schema.ts'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import { parseJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { nearestStep } from '#web/quote/model/nearest-step.ts'

// A draft of another version is ignored: raise it when the schema changes.
const version = 1
const lifetime = quoteDraftDays * 24 * 60 * 60 * 1000

const draftSchema = z.object({
  version: z.number(),
  /** In ms since 1970. */
  savedAt: z.number(),
  selection: z.object({
    fixedItems: z.array(z.string()),
    quantities: z.object(recordOf(resources.map(({ id }) => [id, z.optional(z.unknown())]))),
    custom: z.object({
      selected: z.boolean(),
      name: z.string(),
      price: z.unknown(),
    }),
  }),
})

type StoredDraft = z.infer<typeof draftSchema>

/** A draft as it was read: what is still on sale, and whether anything chosen is not, or not in that amount. */
export type Draft = { readonly selection: Selection; readonly isDamaged: boolean }

/** Keeps the visitor's choices, finished or not. Silent if storage is blocked or full: Proceed says so (rule 8.3). */
export function saveDraft(selection: Selection): void {
  const draft: StoredDraft = {
    version,
    savedAt: Date.now(),
    selection: { ...selection, fixedItems: [...selection.fixedItems] },
  }
  writeText('localStorage', storageKeys.quoteDraft, JSON.stringify(draft))
}

/** The draft; null if there is none that this version of the site can read. An expired one is removed. */
export function readDraft(): Draft | null {
  const draft = draftSchema.safeParse(
    parseJson(readText('localStorage', storageKeys.quoteDraft) ?? ''),
  )
  if (!draft.success) return null
  const { savedAt, selection } = draft.data
  // The clock may have been set back since: a draft from the future lives no longer than another.
  if (Math.abs(Date.now() - savedAt) < lifetime) {
    return draft.data.version === version ? parseSelection(selection) : null
  }
  removeText('localStorage', storageKeys.quoteDraft)
  return null
}

function parseSelection(kept: StoredDraft['selection']): Draft {
  const { fixedItems, quantities, custom } = kept
  const chosen = fixedItemIds.filter((id) => fixedItems.includes(id))
  const taken = quantitiesOf((resource) => nearestStep(resource, numberOf(quantities[resource.id])))
  const price = customPriceOf(custom.price)
  return {
    selection: {
      fixedItems: chosen,
      quantities: taken,
      custom: {
        selected: custom.selected,
        name: custom.name.slice(0, customNameMaxLength),
        price,
      },
    },
    isDamaged:
      new Set(fixedItems).size > chosen.length ||
      // A resource that is new since then was not chosen.
      resources.some(({ id }) => quantities[id] !== undefined && quantities[id] !== taken[id]) ||
      custom.price !== price,
  }
}

/** NaN, which becomes a slider's minimum, for anything but a number. */
function numberOf(kept: unknown): number {
  return typeof kept === 'number' ? kept : Number.NaN
}

function customPriceOf(kept: unknown): Cents | null {
  const amount = numberOf(kept)
  if (!Number.isSafeInteger(amount)) return null
  const price = cents(amount)
  return isCustomPrice(price) ? price : null
}
