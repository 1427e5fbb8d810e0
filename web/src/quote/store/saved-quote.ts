import { lineOfItem } from '#shared/checkout-contract.ts'
import { inDollars } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import { catalogueIcons } from '#web/content/catalogue-icons.ts'

const quoteItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In US dollars. */
  price: z.number(),
  icon: z.string(),
  selected: z.boolean(),
})

/** The stored form of a line (rule 8.1). */
export type QuoteItem = z.infer<typeof quoteItemSchema>

/** What was read from storage: the lines that are still on sale, and whether anything else had to be dropped. */
export type SavedQuote = { readonly lines: readonly QuoteLine[]; readonly isDamaged: boolean }

export function quoteItemOf({ id, name, description, amount }: QuoteLine): QuoteItem {
  const icon = catalogueIcons[id]
  return { id, name, description, price: inDollars(amount), icon, selected: true }
}

/** Parses a stored list, which may come from another version of the site. What is not on sale is dropped. */
export function parseSavedQuote(saved: unknown): SavedQuote {
  const list = z.array(z.unknown()).safeParse(saved)
  if (!list.success) return { lines: [], isDamaged: true }
  const lines = new Map<string, QuoteLine>()
  let isDamaged = false
  for (const entry of list.data) {
    const item = quoteItemSchema.safeParse(entry)
    if (item.success && !item.data.selected) continue
    const line = item.success ? lineOfQuoteItem(item.data) : null
    if (line && !lines.has(line.id)) lines.set(line.id, line)
    else isDamaged = true
  }
  return { lines: [...lines.values()], isDamaged }
}

/** Null if the catalogue has no such offer at that price. */
function lineOfQuoteItem({ id, name, description, price }: QuoteItem): QuoteLine | null {
  const line = lineOfItem({ name, description, amount: Math.round(price * 100) })
  return line?.id === id ? line : null
}
