import { catalogue, customNameMaxLength, fixedItemIds, resources } from '#shared/catalogue.ts'
import { findLine, type RequestItem } from '#shared/checkout-contract.ts'
import { isCustomPrice } from '#shared/custom-service.ts'
import { isCents, type Cents } from '#shared/money.ts'
import { firstDayHeld, holdPrices } from '#shared/price-promise.ts'
import { isQuantityOnSale, type QuoteLine } from '#shared/pricing.ts'
import {
  mapResources,
  priceSelection,
  toSelection,
  type Choices,
  type Quote,
  type Selection,
} from '#shared/quote.ts'
import * as v from 'valibot'

const selectionSchema = v.object({
  fixedItems: v.array(v.string()),
  quantities: v.record(v.string(), v.unknown()),
  custom: v.object({ selected: v.boolean(), name: v.string(), price: v.unknown() }),
} satisfies Record<keyof Selection, unknown>)

/** A quote that was kept or sent: by this version of the site or by another, whose catalogue may differ. */
export const keptSchema = v.object({
  selection: selectionSchema,
  /** The unit price that was promised for each line, in cents, by id (rule 7.22). */
  prices: v.record(v.string(), v.number()),
})

export type KeptQuote = v.InferOutput<typeof keptSchema>

export function toKept({ selection, lines }: Quote): KeptQuote {
  const fixedItems = [...selection.fixedItems]
  return { selection: { ...selection, fixedItems }, prices: promisedPrices(lines) }
}

/** The unit prices that lines promise, in cents, by id. */
function promisedPrices(lines: readonly QuoteLine[]): KeptQuote['prices'] {
  return Object.fromEntries(lines.map(({ id, unitPrice }) => [id, unitPrice]))
}

/** The part of a kept quote that is still on sale, with the prices that still hold (rule 7.22). */
export type ReadQuote = Choices & {
  /** Whether all of it is on sale. */
  readonly isComplete: boolean
  /** Whether any of it costs more than was promised. */
  readonly hasRisen: boolean
}

/** Reads a kept quote, without the offers that are no longer on sale. */
export function readKept({ selection: kept, prices }: KeptQuote): ReadQuote {
  const { fixedItems, quantities, custom } = kept
  const chosen = fixedItemIds.filter((id) => fixedItems.includes(id))
  const onSale = mapResources((resource) => {
    const quantity = quantities[resource.id]
    return isQuantityOnSale(resource, quantity) ? quantity : 0
  })
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
  return { ...withPromise(selection, prices), isComplete }
}

/** An item of the saved list, with its id, or of an order. */
type KeptItem = RequestItem & { readonly id?: string }

/**
 * Reads items, without those that are no longer on sale at what they cost (rules 7.22 and 8.2): the function would refuse
 * them.
 *
 * @param items - undefined is one that can't be read
 */
export function readItems(items: readonly (KeptItem | undefined)[]): ReadQuote {
  const since = firstDayHeld(Date.now())
  const found = new Map<string, QuoteLine>()
  for (const item of items) {
    const line = item && findLine(item, since)
    if (line && line.id === (item.id ?? line.id)) found.set(line.id, line)
  }
  const lines = [...found.values()]
  const read = withPromise(toSelection(lines), promisedPrices(lines))
  return { ...read, isComplete: lines.length === items.length }
}

/** A selection at the prices that were promised, as far as they still hold. */
function withPromise(
  selection: Selection,
  promised: KeptQuote['prices'],
): Omit<ReadQuote, 'isComplete'> {
  const held = holdPrices(catalogue, promised, Date.now())
  const { lines } = priceSelection(selection, held)
  const hasRisen = lines.some(({ id, unitPrice }) => unitPrice > (promised[id] ?? unitPrice))
  return { selection, held, hasRisen }
}

function readCustomPrice(kept: unknown): Cents | null {
  return isCents(kept) && isCustomPrice(kept) ? kept : null
}
