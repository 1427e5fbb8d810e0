import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import { fromCents, inCents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { priceSelection, toSelection, type Selection } from '#shared/quote.ts'
import * as z from '#shared/schema.ts'
import { keepPromise, promisedPrices, type ReadQuote } from '#web/quote/model/kept-quote.ts'

const savedItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In units of the packages' currency, such as dollars. */
  price: z.number().check(z.gte(0), z.lte(1_000_000)),
  icon: z.string(),
  selected: z.boolean(),
})

/** One entry of the saved quote's list (rule 8.1). */
export type SavedItem = z.infer<typeof savedItemSchema>

export function toSavedItems(selection: Selection): readonly SavedItem[] {
  return priceSelection(selection).lines.map(({ id, name, description, amount }) => ({
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
  const since = firstDayKept(Date.now())
  // Anything but a list counts as one entry that can't be read.
  const entries = z.array(z.unknown()).safeParse(saved).data ?? [undefined]
  const items = entries
    .map((entry) => savedItemSchema.safeParse(entry).data)
    .filter((item) => item?.selected !== false)
  const lines = new Map<string, QuoteLine>()
  for (const item of items) {
    const line = item && findLine({ ...item, amount: inCents(item.price) }, since)
    if (line && line.id === item.id) lines.set(line.id, line)
  }
  const isComplete = lines.size === items.length
  const asSaved = priceSelection(toSelection([...lines.values()]))
  const { keptPrices: _, ...choices } = asSaved.selection
  return { ...keepPromise(choices, promisedPrices(asSaved)), isComplete }
}
