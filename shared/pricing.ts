import {
  catalogue,
  customNameMaxLength,
  customPriceBounds,
  customServiceId,
  resources,
  type FixedItem,
  type FixedItemId,
  type Resource,
  type ResourceId,
} from './catalogue.ts'
import { periods, type Offer, type Period } from './core-services.ts'
import { firstDayKept, keptUntil, type Day, type UnitPrice } from './former-prices.ts'
import { percentOf, sum, times, type Cents } from './money.ts'
import { toPlainText } from './plain-text.ts'
import { toRecord } from './to-record.ts'
import { vatName, vatPercent } from './vat.ts'
import { customDescription, describeCover, unitOf } from './words.ts'

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
  /** The day of the quote that it was opened from, if that makes it cheaper: no price is higher than it was then. */
  readonly pricedOn?: Day
}

/** One priced line of a quote. */
export type QuoteLine = {
  readonly id: FixedItemId | ResourceId | typeof customServiceId
  readonly name: string
  readonly description: string
  readonly quantity: number
  /** What the quantity counts, as it follows a number: "GB". A service has none, and its quantity is 1. */
  readonly unit?: string | undefined
  /** In cents. */
  readonly unitPrice: Cents
  readonly period: Period
  /** In cents, for the whole line. */
  readonly amount: Cents
  /** Where the price has risen since: the last day on which this one is accepted (rule 7.22). */
  readonly keptUntil?: Day | undefined
}

/** The totals of a quote, in cents. */
export type Totals = { readonly subtotal: Cents; readonly vat: Cents; readonly total: Cents }

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

/** Normalises a name for comparison: lower case, compatibility variants such as full-width letters unified. */
function normaliseName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

// The names of catalogue lines and sliders.
const takenNames = new Set(
  [...catalogue.map(({ name }) => name), ...resources.map(({ label }) => label), vatName].map(
    normaliseName,
  ),
)

function cleanCustomName(typed: string): string {
  return toPlainText(typed, customNameMaxLength)
}

/**
 * Validates a custom service's name.
 *
 * @returns `missing` if it has no visible characters; `taken` if it is in the catalogue, because the visitor's price would
 *   look like ours; null if it is valid
 */
export function customNameError(typed: string): 'missing' | 'taken' | null {
  const name = cleanCustomName(typed)
  if (name === '') return 'missing'
  return takenNames.has(normaliseName(name)) ? 'taken' : null
}

/** Whether a price is within a custom service's bounds (rule 7.4). */
export function isCustomPrice(price: Cents): boolean {
  return price >= customPriceBounds.min && price <= customPriceBounds.max
}

/** What an offer is, and what its price covers: the same sentences wherever it is chosen, ordered and charged (rule 7.20). */
export function describeOffer({ description, covers }: Offer): string {
  return `${description} ${describeCover(covers)}`
}

/**
 * The line for an offer.
 *
 * @param quantity - 1, or of a resource: above 0 and on the slider's steps
 * @param price - today's by default
 */
export function offerLine(
  offer: FixedItem | Resource,
  quantity = 1,
  { cents: unitPrice, until }: UnitPrice = { cents: offer.price },
): QuoteLine {
  const { id, name, period = 'once' } = offer
  const unit = 'unit' in offer ? unitOf(quantity, offer.unit) : undefined
  const description = 'unit' in offer ? `${quantity} ${unit}` : describeOffer(offer)
  const amount = times(unitPrice, quantity)
  const lastDay = until && keptUntil(until)
  return { id, name, description, quantity, unit, unitPrice, period, amount, keptUntil: lastDay }
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
    name: cleanCustomName(name),
    description: customDescription,
    quantity: 1,
    unitPrice: amount,
    period: 'once',
    amount,
  }
}

/**
 * The lines of a selection, in the catalogue's order. A resource has a line if its quantity is above 0, and the custom
 * service if it is selected with a valid name and a price (rules 7.3 and 7.5).
 */
export function priceSelection(selection: Selection): readonly QuoteLine[] {
  const { pricedOn, quantities } = selection
  const { selected, name, price } = selection.custom
  const custom = selected && price !== null ? customLine(name, price) : null
  const quantityOf = (offer: FixedItem | Resource) =>
    'unit' in offer ? quantities[offer.id] : Number(selection.fixedItems.includes(offer.id))
  return [
    ...catalogue
      .filter((offer) => quantityOf(offer) > 0)
      .map((offer) => offerLine(offer, quantityOf(offer), lowestPrice(offer, pricedOn))),
    ...(custom ? [custom] : []),
  ]
}

/** Every price at which an offer was on sale on a day or since, today's last; only that one without a day (rule 7.22). */
function unitPrices({ price, formerPrices = [] }: FixedItem | Resource, since?: Day): UnitPrice[] {
  const former = formerPrices.filter(({ until }) => since !== undefined && until >= since)
  return [...former, { cents: price }]
}

/** The lowest price of an offer on a day or since; of the same price the latest. */
export function lowestPrice(offer: FixedItem | Resource, since?: Day): UnitPrice {
  return unitPrices(offer, since).reduce((lowest, it) => (it.cents <= lowest.cents ? it : lowest))
}

/** The day until which all prices of a quote are kept; undefined if they are today's. */
export function pricesKeptUntil(lines: readonly QuoteLine[]): Day | undefined {
  return lines.flatMap((line) => line.keptUntil ?? []).toSorted()[0]
}

/** Every line that the catalogue can have, at every price since a day. */
export function linesOnSale(since?: Day): readonly QuoteLine[] {
  return catalogue.flatMap((offer) =>
    unitPrices(offer, since).flatMap((price) =>
      ('unit' in offer ? quantitiesOnSale(offer) : [1]).map((it) => offerLine(offer, it, price)),
    ),
  )
}

/**
 * The selection of a quote at prices at which it costs no more than was promised, if it did within the days for which a quote
 * holds; otherwise at today's (rule 7.22).
 *
 * @param promised - the total before VAT that the quote states, in cents
 * @param now - in ms since 1970
 */
export function keepPrices(selection: Selection, promised: number, now: number): Selection {
  const changes = catalogue.flatMap(({ formerPrices = [] }) =>
    formerPrices.map(({ until }) => until),
  )
  const days = changes.filter((day) => day >= firstDayKept(now)).toSorted()
  const priced = days.toReversed().map((pricedOn) => ({ ...selection, pricedOn }))
  const costs = (it: Selection) => totalLines(priceSelection(it)).subtotal
  return [selection, ...priced].find((it) => costs(it) <= promised) ?? selection
}

/** The quantities above 0 at which a resource is sold: the steps of its slider (rule 7.2). */
export function quantitiesOnSale({ max, step }: Resource): readonly number[] {
  return Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step)
}

/** A quantity with its unit, such as "100 GB"; undefined for a service. */
export function quantityText({ quantity, unit }: Pick<QuoteLine, 'quantity' | 'unit'>) {
  return unit === undefined ? undefined : `${quantity} ${unit}`
}

/**
 * The number of selected services: one per line. An unfinished custom service counts only while nothing else is selected, so
 * that its missing values can be asked for (rule 7.6).
 */
export function selectedCount(selection: Selection): number {
  return priceSelection(selection).length || Number(selection.custom.selected)
}

/**
 * The totals of a quote, both for the page and for the charge, so that they agree to the cent. VAT is computed once, on the
 * whole subtotal (rule 10.5).
 */
export function totalLines(lines: readonly { readonly amount: Cents }[]): Totals {
  const subtotal = sum(lines.map((line) => line.amount))
  const vat = percentOf(subtotal, vatPercent)
  return { subtotal, vat, total: sum([subtotal, vat]) }
}

/** The lines by period, in their order, with their sums before VAT. A period without lines is left out. */
export function groupByPeriod<Line extends Pick<QuoteLine, 'period' | 'amount'>>(
  all: readonly Line[],
): readonly { readonly period: Period; readonly lines: readonly Line[]; readonly amount: Cents }[] {
  return periods
    .map((period) => ({ period, lines: all.filter((line) => line.period === period) }))
    .filter(({ lines }) => lines.length > 0)
    .map((group) => ({ ...group, amount: totalLines(group.lines).subtotal }))
}
