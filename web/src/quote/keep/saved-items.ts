import { findLine } from '#shared/checkout-contract.ts'
import { firstDayHeld } from '#shared/price-promise.ts'
import { cents, fromCents, inCents, maxAmount } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { priceSelection, toSelection, type Choices } from '#shared/quote.ts'
import * as v from 'valibot'
import { storageKeys } from '#web/content/storage-keys.ts'
import { isSameQuote } from '#web/quote/model/selection.ts'
import { parseJson, readText, removeText, writeText } from '#web/ui/browser/browser-storage.ts'
import { promisedPrices, withPromise, type ReadQuote } from './kept-quote.ts'

const savedItemSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** In units of the packages' currency, such as dollars. */
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(fromCents(cents(maxAmount)))),
  icon: v.string(),
  selected: v.boolean(),
})

/** One entry of the saved quote's list (rule 8.1). */
export type SavedItem = v.InferOutput<typeof savedItemSchema>

export function toSavedItems({ selection, held }: Choices): readonly SavedItem[] {
  return priceSelection(selection, held).lines.map(({ id, name, description, amount }) => ({
    id,
    name,
    description,
    price: fromCents(amount),
    // Of the offers that have an icon (ui/icons.ts), its name is their id.
    icon: id,
    selected: true,
  }))
}

/** Reads a list, perhaps of another version of the site, without the offers no longer on sale (rules 7.22 and 8.2). */
export function readSavedItems(saved: unknown): ReadQuote {
  const since = firstDayHeld(Date.now())
  // Anything but a list counts as one entry that can't be read.
  const entries = v.is(v.array(v.unknown()), saved) ? saved : [undefined]
  const items = entries
    .map((entry) => (v.is(savedItemSchema, entry) ? entry : undefined))
    .filter((item) => item?.selected !== false)
  const lines = new Map<string, QuoteLine>()
  for (const item of items) {
    const line = item && findLine({ ...item, amount: inCents(item.price) }, since)
    if (line && line.id === item.id) lines.set(line.id, line)
  }
  const found = [...lines.values()]
  const isComplete = found.length === items.length
  return { ...withPromise(toSelection(found), promisedPrices(found)), isComplete }
}

/** What is saved; null if nothing is. */
export type SavedQuote = {
  readonly saved: Choices | null
  /** Whether all of it could be read. */
  readonly isComplete: boolean
}

export function readSavedQuote(): SavedQuote {
  const text = readText('localStorage', storageKeys.quoteItems)
  if (text === null) return { saved: null, isComplete: true }
  const { selection, held, isComplete } = readSavedItems(parseJson(text))
  const saved = { selection, held }
  return { saved: isSameQuote(saved, null) ? null : saved, isComplete }
}

/** Saves a quote, or removes what is saved. @returns whether storage has it now */
export function writeSavedQuote(choices: Choices | null): boolean {
  const key = storageKeys.quoteItems
  if (choices === null) removeText('localStorage', key)
  else if (!writeText('localStorage', key, JSON.stringify(toSavedItems(choices)))) {
    // If storage is full, the previous quote would stay and be read after the next load.
    removeText('localStorage', key)
    return false
  }
  return true
}
