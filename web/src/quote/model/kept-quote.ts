import { customNameMaxLength, fixedItemIds, resources } from '#shared/catalogue.ts'
import { isCustomPrice } from '#shared/custom-service.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import { cents, type Cents } from '#shared/money.ts'
import { keepPrices, quantitiesOnSale } from '#shared/pricing.ts'
import { mapResources, priceSelection, type Quote, type Selection } from '#shared/quote.ts'
import * as z from '#shared/schema.ts'

const selectionSchema = z.object({
  fixedItems: z.array(z.string()),
  quantities: z.record(z.string(), z.unknown()),
  custom: z.object({ selected: z.boolean(), name: z.string(), price: z.unknown() }),
  // Read from `prices` instead.
  keptPrices: z.optional(z.unknown()),
} satisfies Record<keyof Selection, unknown>)

/** A quote that was kept or sent: by this version of the site or by another, whose catalogue may differ. */
export const keptSchema = z.object({
  selection: selectionSchema,
  /** The unit price of each line as it was promised, in cents, by id (rule 7.22). */
  prices: z.record(z.string(), z.number()),
})

export type KeptQuote = z.infer<typeof keptSchema>

export function toKept(quote: Quote): KeptQuote {
  const { keptPrices: _, ...choices } = quote.selection
  const fixedItems = [...choices.fixedItems]
  return { selection: { ...choices, fixedItems }, prices: promisedPrices(quote) }
}

export function promisedPrices({ lines }: Quote): Record<string, number> {
  return Object.fromEntries(lines.map(({ id, unitPrice }) => [id, unitPrice]))
}

/** The part of a kept quote that is still on sale, at the promised prices as long as they hold (rule 7.22). */
export type ReadQuote = {
  readonly selection: Selection
  /** Whether all of it is on sale. */
  readonly isComplete: boolean
  /** Whether any of it costs more than was promised. */
  readonly hasRisen: boolean
}

/** Reads a kept quote, without the offers that are no longer on sale. */
export function readKept({ selection: kept, prices }: KeptQuote): ReadQuote {
  const { fixedItems, quantities, custom } = kept
  const chosen = fixedItemIds.filter((id) => fixedItems.includes(id))
  const onSale = mapResources(
    (resource) =>
      quantitiesOnSale(resource).find((quantity) => quantity === quantities[resource.id]) ?? 0,
  )
  const known = new Map<string, number>(resources.map(({ id }) => [id, onSale[id]]))
  const price = readCustomPrice(custom.price)
  const { selected, name } = custom
  const selection = {
    fixedItems: chosen,
    quantities: onSale,
    custom: { selected, name: name.slice(0, customNameMaxLength), price },
  }
  const isComplete =
    new Set(fixedItems).size === chosen.length &&
    Object.entries(quantities).every(([id, quantity]) => quantity === (known.get(id) ?? 0)) &&
    custom.price === price
  return { ...keepPromise(selection, prices), isComplete }
}

type Priced = Pick<ReadQuote, 'selection' | 'hasRisen'>

/**
 * A selection at the prices that were promised, as far as they hold (rule 7.22).
 *
 * @param promised - unit prices in cents, by id
 */
export function keepPromise(
  selection: Selection,
  promised: Readonly<Partial<Record<string, number>>>,
): Priced {
  const keptPrices = keepPrices(promised, firstDayKept(Date.now()))
  const kept = Object.keys(keptPrices).length > 0 ? { ...selection, keptPrices } : selection
  const { lines } = priceSelection(kept)
  const hasRisen = lines.some(({ id, unitPrice }) => unitPrice > (promised[id] ?? unitPrice))
  return { selection: kept, hasRisen }
}

function readCustomPrice(kept: unknown): Cents | null {
  if (!Number.isSafeInteger(kept)) return null
  const price = cents(Number(kept))
  return isCustomPrice(price) ? price : null
}
