import { customNameMaxLength, fixedItemIds, resources } from '#shared/catalogue.ts'
import { cents, type Cents } from '#shared/money.ts'
import {
  isCustomPrice,
  keepPrices,
  mapResources,
  quantitiesOnSale,
  type Selection,
} from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'

/** A selection that was kept or sent: by this version of the site or by another, whose catalogue may differ. */
export const keptSchema = z.object({
  fixedItems: z.array(z.string()),
  quantities: z.record(z.string(), z.unknown()),
  custom: z.object({ selected: z.boolean(), name: z.string(), price: z.unknown() }),
})

export type KeptSelection = z.infer<typeof keptSchema>

/** What is still on sale of a kept selection, at prices that hold as long as they were promised (rule 7.22). */
export type ReadSelection = {
  readonly selection: Selection
  /** Whether all of it is on sale. */
  readonly isComplete: boolean
}

/**
 * Reads a kept selection: what is no longer on sale is left out.
 *
 * @param promised - the total before VAT that went with it, in cents
 */
export function readSelection(kept: KeptSelection, promised: number): ReadSelection {
  const { fixedItems, quantities, custom } = kept
  const chosen = fixedItemIds.filter((id) => fixedItems.includes(id))
  const onSale = mapResources(
    (resource) =>
      quantitiesOnSale(resource).find((quantity) => quantity === quantities[resource.id]) ?? 0,
  )
  const known = new Map<string, number>(resources.map(({ id }) => [id, onSale[id]]))
  const price = readCustomPrice(custom.price)
  const { selected, name } = custom
  const onSaleNow = {
    fixedItems: chosen,
    quantities: onSale,
    custom: { selected, name: name.slice(0, customNameMaxLength), price },
  }
  return {
    selection: keepPrices(onSaleNow, promised, Date.now()),
    isComplete:
      new Set(fixedItems).size === chosen.length &&
      Object.entries(quantities).every(([id, quantity]) => quantity === (known.get(id) ?? 0)) &&
      custom.price === price,
  }
}

function readCustomPrice(kept: unknown): Cents | null {
  if (!Number.isSafeInteger(kept)) return null
  const price = cents(Number(kept))
  return isCustomPrice(price) ? price : null
}
