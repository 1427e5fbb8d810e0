import { findLine } from '#shared/checkout-contract.ts'
import { fromCents, inCents, maxPrice } from '#shared/money.ts'
import { firstDayAccepted } from '#shared/price-promise.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { priceSelection, toSelection, type Choices } from '#shared/quote.ts'
import * as v from 'valibot'
import { storageKeys } from '#web/content/storage-keys.ts'
import { choicesOf, isSameChoice, isSameQuote, quoteOf } from '#web/quote/model/selection.ts'
import { parseJson, readText, writeText } from '#web/ui/browser/browser-storage.ts'
import { keptText, readKept, withPromise, type ReadQuote } from './kept-quote.ts'

const savedItemSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** In units of the packages' currency, such as dollars. */
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(maxPrice)),
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

/**
 * Reads a list, perhaps of another version of the site, by names and amounts, without what is no longer on sale at what it
 * costs (rules 7.22 and 8.2): the function would refuse it. Anything else counts as one entry that can't be read.
 */
export function readSavedItems(saved: unknown): ReadQuote {
  const entries = v.is(v.array(v.unknown()), saved) ? saved : [undefined]
  const items = entries
    .map((entry) => (v.is(savedItemSchema, entry) ? entry : undefined))
    .filter((item) => item?.selected !== false)
  const since = firstDayAccepted(Date.now())
  const found = new Map<string, QuoteLine>()
  for (const item of items) {
    const line = item && findLine({ ...item, amount: inCents(item.price) }, since)
    if (line && line.id === item.id) found.set(line.id, line)
  }
  const lines = [...found.values()]
  const promised = Object.fromEntries(lines.map(({ id, unitPrice }) => [id, unitPrice]))
  return { ...withPromise(toSelection(lines), promised), isComplete: lines.length === items.length }
}

/** What is saved; null if nothing is. */
export type SavedQuote = {
  readonly saved: Choices | null
  /** Whether all of it could be read. */
  readonly isComplete: boolean
  /** Whether any of it costs more than was promised. */
  readonly hasRisen?: boolean
}

export function readSavedQuote(): SavedQuote {
  const text = readText('localStorage', storageKeys.quoteItems)
  if (text === null) return { saved: null, isComplete: true }
  const { isComplete, ...listed } = readSavedItems(parseJson(text))
  if (isSameQuote(listed, null)) return { saved: null, isComplete }
  // An earlier release may have saved another list since.
  const kept = readKept(readText('localStorage', storageKeys.savedQuote) ?? '')
  const read = kept && isSameChoice(kept, listed) ? kept : listed
  return { saved: choicesOf(read), isComplete, hasRisen: read.hasRisen }
}

/** Keeps the list, and first the quote's text, for other tabs, which follow the list. Throws if it can't be kept. */
export function saveList(saved: Choices): void {
  writeText('localStorage', storageKeys.savedQuote, keptText(quoteOf(saved)))
  localStorage.setItem(storageKeys.quoteItems, JSON.stringify(toSavedItems(saved)))
}
