import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept, type Day } from '#shared/former-prices.ts'
import { fromCents, inCents } from '#shared/money.ts'
import {
  keepPrices,
  priceSelection,
  totalLines,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { catalogueIcons } from '#web/content/catalogue-icons.ts'
import type { ReadSelection } from '#web/quote/model/kept-selection.ts'
import { toSelection } from '#web/quote/model/selection.ts'

const quoteItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In units of the packages' currency, such as dollars. */
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
  icon: z.string(),
  selected: z.boolean(),
})

/** One entry of the saved quote's list (rule 8.1). */
export type QuoteItem = z.infer<typeof quoteItemSchema>

/** The list of a saved selection. */
export function toQuoteItems(selection: Selection): readonly QuoteItem[] {
  return priceSelection(selection).map(({ id, name, description, amount }) => ({
    id,
    name,
    description,
    price: fromCents(amount),
    icon: catalogueIcons[id],
    selected: true,
  }))
}

/** Reads a list, perhaps of another version of the site: what is no longer on sale is left out (rules 7.22 and 8.2). */
export function readQuoteItems(saved: unknown): ReadSelection {
  const now = Date.now()
  const list = z.array(z.unknown()).safeParse(saved)
  const entries = (list.data ?? []).filter(isNotDeselected)
  const lines = new Map<string, QuoteLine>()
  for (const entry of entries) {
    const line = findSavedLine(entry, firstDayKept(now))
    if (line) lines.set(line.id, line)
  }
  const isComplete = list.success && lines.size === entries.length
  const kept = [...lines.values()]
  const promised = totalLines(kept).subtotal
  return { selection: keepPrices(toSelection(kept), promised, now), isComplete }
}

function isNotDeselected(entry: unknown): boolean {
  const item = quoteItemSchema.safeParse(entry)
  return !item.success || item.data.selected
}

/** Null if the catalogue had no such offer at that price since the day. */
function findSavedLine(entry: unknown, since: Day): QuoteLine | null {
  const item = quoteItemSchema.safeParse(entry)
  if (!item.success) return null
  const { id, name, description, price } = item.data
  const line = findLine({ name, description, amount: inCents(price) }, since)
  return line?.id === id ? line : null
}
