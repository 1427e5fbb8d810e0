import {
  customNameMaxLength,
  customPriceBounds,
  customServiceId,
  fixedItems,
  resources,
  type FixedItemId,
  type Resource,
  type ResourceId,
} from './catalogue.ts'
import { percentOf, sum, times, type Cents } from './money.ts'
import { toPlainText } from './plain-text.ts'
import { recordOf } from './record-of.ts'

/** VAT as a whole percentage of the subtotal (rule 10.5). */
export const vatPercent = 16

/** The name of the VAT line. */
export const vatName = `VAT (${vatPercent}%)`

/** What a visitor has selected in the quote builder: ids and numbers only, everything else is derived. */
export type Selection = {
  readonly fixedItems: readonly FixedItemId[]
  /** How many units of each resource; 0 leaves the resource out. */
  readonly quantities: Readonly<Record<ResourceId, number>>
  readonly custom: {
    readonly selected: boolean
    readonly name: string
    /** In cents, within the bounds; null while there is none. */
    readonly price: Cents | null
  }
}

/** One priced line of a quote. */
export type QuoteLine = {
  readonly id: FixedItemId | ResourceId | typeof customServiceId
  readonly name: string
  readonly description: string
  /** In cents, for the whole line. */
  readonly amount: Cents
}

/** What a list of lines costs, in cents. */
export type Totals = { readonly subtotal: Cents; readonly vat: Cents; readonly total: Cents }

/** What the builder starts with: nothing selected, the sliders at their defaults (rule 7.2). */
export const initialSelection: Selection = {
  fixedItems: [],
  quantities: quantitiesOf((resource) => resource.initial),
  custom: { selected: false, name: '', price: null },
}

/** One number for each resource of the catalogue. */
export function quantitiesOf(
  quantityOf: (resource: Resource) => number,
): Record<ResourceId, number> {
  return recordOf(resources.map((resource) => [resource.id, quantityOf(resource)]))
}

/** A plain name as it is compared: lower case, one form of each letter. */
function normalisedName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

// The names of our own lines and sliders.
const takenNames = new Set(
  [
    ...fixedItems.map(({ name }) => name),
    ...resources.flatMap(({ name, label }) => [name, label]),
    vatName,
  ].map(normalisedName),
)

/** The name of a custom service's line: the typed text as plain text of the agreed length. */
function customNameOf(typed: string): string {
  return toPlainText(typed, customNameMaxLength)
}

/**
 * What is wrong with the name of a custom service.
 *
 * @returns `missing` when nothing of it is visible, `taken` when it is one of ours: the visitor's price would pass for
 *   our own; null when the name is allowed
 */
export function customNameError(typed: string): 'missing' | 'taken' | null {
  const name = customNameOf(typed)
  if (name === '') return 'missing'
  return takenNames.has(normalisedName(name)) ? 'taken' : null
}

/** Whether a custom service may cost this (rule 7.4). */
export function isCustomPrice(price: Cents): boolean {
  return price >= customPriceBounds.min && price <= customPriceBounds.max
}

/**
 * The line for a service that the visitor named and priced.
 *
 * @param amount - in cents
 * @returns null when a custom service may not have that name or that price
 */
export function customLine(name: string, amount: Cents): QuoteLine | null {
  if (customNameError(name) !== null || !isCustomPrice(amount)) return null
  return {
    id: customServiceId,
    name: customNameOf(name),
    description: 'A service described by you.',
    amount,
  }
}

/**
 * The lines of a quote, in the catalogue's order. A resource has a line when its quantity is above 0; the custom service
 * when it is selected with a name of its own and a price (rules 7.3 and 7.5).
 */
export function linesOf(selection: Selection): readonly QuoteLine[] {
  const fixedLines = fixedItems
    .filter((item) => selection.fixedItems.includes(item.id))
    .map(({ id, name, description, price }) => ({ id, name, description, amount: price }))
  const resourceLines = resources.flatMap((resource) => {
    const quantity = selection.quantities[resource.id]
    return quantity > 0 ? [resourceLine(resource, quantity)] : []
  })
  const { selected, name, price } = selection.custom
  const ownLine = selected && price !== null ? customLine(name, price) : null
  return [...fixedLines, ...resourceLines, ...(ownLine ? [ownLine] : [])]
}

/** The line for a quantity of a resource; the quantity is one that its slider can have, above 0. */
export function resourceLine(resource: Resource, quantity: number): QuoteLine {
  return {
    id: resource.id,
    name: resource.name,
    description: `${quantity} ${resource.unit}`,
    amount: times(resource.unitPrice, quantity),
  }
}

/** How many services are selected: resources above 0, and the custom service even while it is unfinished. */
export function selectedCount(selection: Selection): number {
  const chosenResources = resources.filter((resource) => selection.quantities[resource.id] > 0)
  return selection.fixedItems.length + chosenResources.length + (selection.custom.selected ? 1 : 0)
}

/**
 * What lines cost: the one function that computes a total, for the page and for what the provider charges. VAT is
 * computed once, on the whole subtotal.
 */
export function totalsOf(lines: readonly { readonly amount: Cents }[]): Totals {
  const subtotal = sum(lines.map((line) => line.amount))
  const vat = percentOf(subtotal, vatPercent)
  return { subtotal, vat, total: sum([subtotal, vat]) }
}
