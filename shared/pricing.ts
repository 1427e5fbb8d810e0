import {
  customNameMaxLength,
  customPriceBounds,
  customServiceId,
  fixedItems,
  isMonthly,
  resources,
  type FixedItemId,
  type Resource,
  type ResourceId,
} from './catalogue.ts'
import { percentOf, sum, times, type Cents } from './money.ts'
import { toPlainText } from './plain-text.ts'
import { recordOf } from './record-of.ts'
import { vatName, vatPercent } from './vat.ts'

/** A visitor's selection in the quote builder: ids and numbers only, everything else is derived. */
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
}

/** One priced line of a quote. */
export type QuoteLine = {
  readonly id: FixedItemId | ResourceId | typeof customServiceId
  readonly name: string
  readonly description: string
  /** In cents, for the whole line. */
  readonly amount: Cents
}

/** The totals of a quote, in cents. */
export type Totals = { readonly subtotal: Cents; readonly vat: Cents; readonly total: Cents }

/** The builder's initial state: nothing selected, sliders at their defaults (rule 7.2). */
export const initialSelection: Selection = {
  fixedItems: [],
  quantities: quantitiesOf((resource) => resource.initial),
  custom: { selected: false, name: '', price: null },
}

/** Builds a record with one quantity for each resource. */
export function quantitiesOf(
  quantityOf: (resource: Resource) => number,
): Record<ResourceId, number> {
  return recordOf(resources.map((resource) => [resource.id, quantityOf(resource)]))
}

/** A name's form for comparison: lower case, with compatibility variants such as full-width letters unified. */
function normalisedName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

// The names of catalogue lines and sliders.
const takenNames = new Set(
  [
    ...fixedItems.map(({ name }) => name),
    ...resources.flatMap(({ name, label }) => [name, label]),
    vatName,
  ].map(normalisedName),
)

function customNameOf(typed: string): string {
  return toPlainText(typed, customNameMaxLength)
}

/**
 * Validates a custom service's name.
 *
 * @returns `missing` if it has no visible characters; `taken` if it is in the catalogue, because the visitor's price would
 *   look like ours; null if it is valid
 */
export function customNameError(typed: string): 'missing' | 'taken' | null {
  const name = customNameOf(typed)
  if (name === '') return 'missing'
  return takenNames.has(normalisedName(name)) ? 'taken' : null
}

/** Whether a price is within a custom service's bounds (rule 7.4). */
export function isCustomPrice(price: Cents): boolean {
  return price >= customPriceBounds.min && price <= customPriceBounds.max
}

/**
 * The line for a custom service.
 *
 * @param amount - in cents
 * @returns null if the name or the price is not allowed
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
 * The lines of a quote, in the catalogue's order. A resource has a line if its quantity is above 0, and the custom service
 * if it is selected with a valid name and a price (rules 7.3 and 7.5).
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
  const serviceLine = selected && price !== null ? customLine(name, price) : null
  return [...fixedLines, ...resourceLines, ...(serviceLine ? [serviceLine] : [])]
}

/** Whether a resource's slider can be set to a quantity above 0 (rule 7.2). False for NaN. */
export function isOnSlider({ min, max, step }: Resource, quantity: number): boolean {
  return quantity > 0 && quantity <= max && (quantity - min) % step === 0
}

/** The line for a quantity of a resource, above 0 and on its slider's steps. */
export function resourceLine(resource: Resource, quantity: number): QuoteLine {
  return {
    id: resource.id,
    name: resource.name,
    description: `${quantity} ${resource.unit}`,
    amount: times(resource.unitPrice, quantity),
  }
}

/**
 * The number of selected services: one per line. An unfinished custom service counts only while nothing else is selected, so
 * that its missing values can be asked for (rule 7.6).
 */
export function selectedCount(selection: Selection): number {
  return linesOf(selection).length || Number(selection.custom.selected)
}

/**
 * The totals of a quote, both for the page and for the charge, so that they agree to the cent. VAT is computed once, on the
 * whole subtotal (rule 10.5).
 */
export function totalsOf(lines: readonly { readonly amount: Cents }[]): Totals {
  const subtotal = sum(lines.map((line) => line.amount))
  const vat = percentOf(subtotal, vatPercent)
  return { subtotal, vat, total: sum([subtotal, vat]) }
}

/** What a line's price is for: work done once, or one month, of which a package pays the first (rule 7.15). */
export type Period = 'once' | 'month'

/** The lines of a quote by period, in their order. A period without lines is left out. */
export function linesByPeriod(
  lines: readonly QuoteLine[],
): readonly { readonly period: Period; readonly lines: readonly QuoteLine[] }[] {
  const periods = ['once', 'month'] as const
  return periods
    .map((period) => ({
      period,
      lines: lines.filter(({ id }) => isMonthly(id) === (period === 'month')),
    }))
    .filter((group) => group.lines.length > 0)
}
