import { customNameMaxLength, fixedItemIds, resources } from '#shared/catalogue.ts'
import { cents, type Cents } from '#shared/money.ts'
import { isCustomPrice, mapResources, quantitiesOnSale, type Selection } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'

/** A selection that was kept or sent: by this version of the site or by another, whose catalogue may differ. */
const keptSchema = z.object({
  fixedItems: z.array(z.string()),
  quantities: z.record(z.string(), z.unknown()),
  custom: z.object({ selected: z.boolean(), name: z.string(), price: z.unknown() }),
})

export type KeptSelection = z.infer<typeof keptSchema>

/** What is still on sale of a kept selection, and whether that is all of it. */
export type ReadSelection = { readonly selection: Selection; readonly isComplete: boolean }

/** Reads a kept selection: what is no longer on sale is left out. Null if it is no selection. */
export function readSelection(kept: unknown): ReadSelection | null {
  const parsed = keptSchema.safeParse(kept)
  if (!parsed.success) return null
  const { fixedItems, quantities, custom } = parsed.data
  const chosen = fixedItemIds.filter((id) => fixedItems.includes(id))
  const onSale = mapResources(
    (resource) =>
      quantitiesOnSale(resource).find((quantity) => quantity === quantities[resource.id]) ?? 0,
  )
  const known = new Map<string, number>(resources.map(({ id }) => [id, onSale[id]]))
  const price = readCustomPrice(custom.price)
  return {
    selection: {
      fixedItems: chosen,
      quantities: onSale,
      custom: { selected: custom.selected, name: custom.name.slice(0, customNameMaxLength), price },
    },
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
