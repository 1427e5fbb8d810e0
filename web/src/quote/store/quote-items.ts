import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import { fromCents, inCents } from '#shared/money.ts'
import {
  keepPrices,
  priceSelection,
  totalLines,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
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
    // Of the offers that have an icon (ui/icons.ts), its name is their id.
    icon: id,
    selected: true,
  }))
}

/** Reads a list, perhaps of another version of the site: what is no longer on sale is left out (rules 7.22 and 8.2). */
export function readQuoteItems(saved: unknown): ReadSelection {
  const now = Date.now()
  const list = z.array(z.unknown()).safeParse(saved)
  const items = (list.data ?? [])
    .map((entry) => quoteItemSchema.safeParse(entry).data)
    .filter((item) => item?.selected !== false)
  const lines = new Map<string, QuoteLine>()
  for (const item of items) {
    const line = item && findLine({ ...item, amount: inCents(item.price) }, firstDayKept(now))
    if (line && line.id === item.id) lines.set(line.id, line)
  }
  const isComplete = list.success && lines.size === items.length
  const kept = [...lines.values()]
  return { selection: keepPrices(toSelection(kept), totalLines(kept).subtotal, now), isComplete }
}
