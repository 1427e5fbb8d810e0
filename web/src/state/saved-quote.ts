import { customServiceId, fixedItemIds, resourceIds } from '#shared/catalogue.ts'
import { lineOfItem } from '#shared/checkout-contract.ts'
import { inDollars } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { catalogueIcons } from '#web/content/catalogue-icons.ts'

const quoteItemSchema = z.object({
  id: z.enum([...fixedItemIds, ...resourceIds, customServiceId]),
  name: z.string(),
  description: z.string(),
  /** In US dollars. */
  price: z.number(),
  icon: z.string(),
  selected: z.boolean(),
})

/** A saved choice (rule 8.1). */
export type QuoteItem = z.infer<typeof quoteItemSchema>

/** What was found in storage: the items that are still on sale, and whether anything else was there. */
export type SavedQuote = { readonly items: readonly QuoteItem[]; readonly isDamaged: boolean }

/** The saved form of a line. */
export function quoteItemOf({ id, name, description, amount }: QuoteLine): QuoteItem {
  const icon = catalogueIcons[id]
  return { id, name, description, price: inDollars(amount), icon, selected: true }
}

/** The line that a saved item stands for; null when the catalogue has no such offer at that price. */
export function lineOfQuoteItem({ id, name, description, price }: QuoteItem): QuoteLine | null {
  const line = lineOfItem({ name, description, amount: Math.round(price * 100) })
  return line?.id === id ? line : null
}

/** Reads a saved list like any foreign input: what doesn't fit is dropped, and that it was is told. */
export function parseSavedQuote(saved: unknown): SavedQuote {
  const list = z.array(z.unknown()).safeParse(saved)
  if (!list.success) return { items: [], isDamaged: true }
  const items = new Map<string, QuoteItem>()
  let isDamaged = false
  for (const entry of list.data) {
    const item = quoteItemSchema.safeParse(entry)
    if (item.success && !item.data.selected) continue
    const line = item.success ? lineOfQuoteItem(item.data) : null
    if (line && !items.has(line.id)) items.set(line.id, quoteItemOf(line))
    else isDamaged = true
  }
  return { items: [...items.values()], isDamaged }
}
