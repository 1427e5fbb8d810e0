import { customServiceId } from '#shared/catalogue.ts'
import type { Choices } from '#shared/quote.ts'
import * as v from 'valibot'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import { draftText, readItems, readKept, type ReadQuote } from './kept-quote.ts'
import { isSameQuote, quoteOf } from '#web/quote/model/selection.ts'
import {
  readJson,
  readText,
  removeText,
  writeText,
  type StorageArea,
} from '#web/ui/browser/browser-storage.ts'

const lifetime = quoteDraftDays * 24 * 60 * 60 * 1000

/** In ms since 1970. */
const savedAt = v.number()

// Until 29 November 2026. Such a draft lives as long as any other.
const formerSchema = v.pipe(
  v.object({
    version: v.literal(2),
    savedAt,
    selection: v.object({
      fixedItems: v.array(v.string()),
      quantities: v.record(v.string(), v.number()),
      custom: v.object({ selected: v.boolean(), name: v.string(), price: v.nullable(v.number()) }),
    }),
    prices: v.record(v.string(), v.number()),
  }),
  v.transform(({ selection: { fixedItems, quantities, custom }, prices, ...draft }) => {
    const quantityOf: Readonly<Record<string, number>> = {
      ...Object.fromEntries(fixedItems.map((id) => [id, 1])),
      ...quantities,
    }
    const items = Object.entries(quantityOf)
      .filter(([, quantity]) => quantity !== 0)
      .map(([id, quantity]) => ({ id, quantity, unitPrice: prices[id] ?? NaN, name: '' }))
    const { selected, name, price } = custom
    const own = { id: customServiceId, quantity: Number(selected), unitPrice: price ?? 0, name }
    return { ...draft, quote: [...items, own] }
  }),
)

const draftSchema = v.union([v.object({ savedAt, quote: v.string() }), formerSchema])

/** Keeps the visitor's choices, finished or not. Silent if storage is blocked or full: Proceed says so (rule 8.3). */
export function saveDraft(choices: Choices): void {
  save('localStorage', storageKeys.quoteDraft, choices)
}

/** The draft; null if there is none that this version of the site can read. An expired one is removed. */
export function readDraft(): ReadQuote | null {
  return read('localStorage', storageKeys.quoteDraft)
}

/** Whether there is a draft, even of another version. */
export function hasDraft(): boolean {
  return readText('localStorage', storageKeys.quoteDraft) !== null
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

function save(area: StorageArea, key: string, choices: Choices): void {
  writeText(area, key, JSON.stringify({ savedAt: Date.now(), quote: draftText(quoteOf(choices)) }))
}

function read(area: StorageArea, key: string): ReadQuote | null {
  const draft = v.safeParse(draftSchema, readJson(area, key))
  if (!draft.success) return null
  const { savedAt: time, quote } = draft.output
  // The clock may have been set back since: a draft from the future lives no longer than another.
  if (Math.abs(Date.now() - time) < lifetime)
    return typeof quote === 'string' ? readKept(quote) : readItems(quote)
  removeText(area, key)
  return null
}
