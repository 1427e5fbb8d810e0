import { customServiceId } from '#shared/catalogue.ts'
import type { Choices } from '#shared/quote.ts'
import * as v from 'valibot'
import { quoteDraftDays, storageKeys } from '#web/content/storage-keys.ts'
import { draftText, readItems, readKept, type ReadQuote } from './kept-quote.ts'
import { isSameQuote, quoteOf } from '#web/quote/model/selection.ts'
import { keptAttribute } from '#web/ui/document/protocol.ts'
import { readJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'

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
    return { ...draft, quote: [...items, own], isOwn: true }
  }),
)

const draftSchema = v.union([
  v.object({ savedAt, quote: v.string(), isOwn: v.optional(v.boolean(), true) }),
  formerSchema,
])

/** The choices that the builder reopens. */
export type Draft = ReadQuote & {
  /** Whether the visitor has made them: a link's are the sender's until they are changed. */
  readonly isOwn: boolean
}

/** Keeps the visitor's choices, finished or not. Silent if storage is blocked or full: Proceed says so (rule 8.3). */
export function saveDraft(choices: Choices, isOwn = true): void {
  save(storageKeys.quoteDraft, choices, { isOwn })
  markKept(true)
}

/** The draft; null if there is none that this version of the site can read. An expired one is removed. */
export function readDraft(): Draft | null {
  return read(storageKeys.quoteDraft)
}

/** Whether there is a draft, even of another version. */
export function hasDraft(): boolean {
  return readText('localStorage', storageKeys.quoteDraft) !== null
}

/** For the header, whose document was read before (rule 2.6). */
const markKept = (isKept: boolean) =>
  document.documentElement.toggleAttribute(keptAttribute, isKept)

export function removeDraft(): void {
  removeText('localStorage', storageKeys.quoteDraft)
  markKept(false)
}

/**
 * Keeps the last package that the visitor made, before anything takes its place.
 *
 * @returns false if storage is blocked or full
 */
export function saveLastQuote(choices: Choices): boolean {
  return save(storageKeys.lastQuote, choices)
}

/** It, without what is no longer on sale; null if nothing is left. */
export function readLastQuote(): Draft | null {
  const lastQuote = read(storageKeys.lastQuote)
  return lastQuote && !isSameQuote(lastQuote, null) ? lastQuote : null
}

export function removeLastQuote(): void {
  removeText('localStorage', storageKeys.lastQuote)
}

function save(key: string, choices: Choices, parts: { readonly isOwn?: boolean } = {}): boolean {
  const quote = draftText(quoteOf(choices))
  return writeText('localStorage', key, JSON.stringify({ savedAt: Date.now(), ...parts, quote }))
}

function read(key: string): Draft | null {
  const draft = v.safeParse(draftSchema, readJson('localStorage', key))
  if (!draft.success) return null
  const { savedAt: time, quote, isOwn } = draft.output
  // The clock may have been set back since: a draft from the future lives no longer than another.
  if (Math.abs(Date.now() - time) < lifetime) {
    const kept = typeof quote === 'string' ? readKept(quote) : readItems(quote)
    return kept && { ...kept, isOwn }
  }
  removeText('localStorage', key)
  return null
}
