import {
  catalogue,
  customServiceId,
  fixedItemIds,
  resources,
  type FixedItemId,
  type OfferId,
  type Resource,
  type ResourceId,
} from './catalogue.ts'
import type { Cents } from './money.ts'
import type { QuoteLine } from './pricing.ts'
import { toRecord } from './to-record.ts'

/**
 * A visitor's selection in the quote builder: ids and numbers only, everything else is derived. What concerns the whole
 * quote belongs here, beside what was chosen.
 */
export type Selection = {
  readonly fixedItems: readonly FixedItemId[]
  /** The quantity of each resource; 0 leaves it out. */
  readonly quantities: Readonly<Record<ResourceId, number>>
  readonly custom: {
    readonly selected: boolean
    readonly name: string
    /** In cents, within the bounds; null while not set. */
    readonly price: Cents | null
  }
  /** Former unit prices that the quote keeps, in cents (rule 7.22). The catalogue has to list them; all others are today's. */
  readonly keptPrices?: KeptPrices
}

/** What a selection has beside its choices: prices that are kept, and what else concerns the whole quote. */
export type QuoteTerms = Omit<Selection, 'fixedItems' | 'quantities' | 'custom'>

/** Unit prices by offer, in cents. */
export type KeptPrices = Readonly<Partial<Record<OfferId, Cents>>>

/** Builds a record with one quantity for each resource. */
export function mapResources(quantity: (resource: Resource) => number): Record<ResourceId, number> {
  return toRecord(resources.map((resource) => [resource.id, quantity(resource)]))
}

const noCustomService: Selection['custom'] = { selected: false, name: '', price: null }

/** The selection of nothing. */
export const emptySelection: Selection = {
  fixedItems: [],
  quantities: mapResources(() => 0),
  custom: noCustomService,
}

/** The builder's initial state: no service, and sliders at their defaults (rule 7.2). */
export const initialSelection: Selection = {
  ...emptySelection,
  quantities: mapResources(({ initial }) => initial),
}

/** The selection that results in these lines, at their prices, under these terms. */
export function toSelection(lines: readonly QuoteLine[], terms: QuoteTerms): Selection {
  return lines.reduce(withLine, { ...emptySelection, ...terms })
}

/** The selection with a line put back, at its price. A custom service that has a name and a price keeps them. */
export function withLine(selection: Selection, line: QuoteLine): Selection {
  const { fixedItems, custom, keptPrices } = selection
  const { id, name, quantity, unitPrice } = line
  if (id === customServiceId) {
    const { name: ownName, price } = custom
    const service = price === null ? { name, price: unitPrice } : { name: ownName, price }
    return { ...selection, custom: { selected: true, ...service } }
  }
  const isTodays = catalogue.some((offer) => offer.id === id && offer.price === unitPrice)
  const priced = isTodays
    ? selection
    : { ...selection, keptPrices: { ...keptPrices, [id]: unitPrice } }
  if (isResourceId(id)) return withQuantity(priced, id, quantity)
  return {
    ...priced,
    fixedItems: fixedItemIds.filter((it) => it === id || fixedItems.includes(it)),
  }
}

/** Whether an id is that of a resource. */
export function isResourceId(id: string): id is ResourceId {
  return resources.some((resource) => resource.id === id)
}

/** The selection with another quantity of a resource. */
export function withQuantity(selection: Selection, id: ResourceId, quantity: number): Selection {
  return { ...selection, quantities: { ...selection.quantities, [id]: quantity } }
}
