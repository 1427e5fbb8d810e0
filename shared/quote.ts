import {
  catalogue,
  customServiceId,
  fixedItemIds,
  resources,
  type FixedItemId,
  type Offered,
  type Resource,
  type ResourceId,
} from './catalogue.ts'
import { chargeLimits } from './charge-limits.ts'
import { cents, sum, type Cents } from './money.ts'
import { periods, type Day, type Period, type TaxRule } from './offer.ts'
import type { HeldPrices } from './price-promise.ts'
import { customLine, offerLine, type QuoteLine } from './pricing.ts'
import { toRecord } from './to-record.ts'
import { isTaxed, shareOf, taxOf } from './tax.ts'
import { paymentTerms, vat } from '#shared/seller.ts'

/**
 * A visitor's selection in the quote builder: only ids and numbers, everything else is derived. Terms of the whole quote
 * belong here too, beside the choices.
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
}

/** What a quote is priced from: a selection, and the former prices that it holds. */
export type Choices = {
  readonly selection: Selection
  readonly held: HeldPrices
  /** Of what it promises; undefined until it leaves its visitor (rule 7.22). */
  readonly lastDay?: Day | undefined
}

/** Builds a record with one quantity for each resource. */
export function mapResources(quantity: (resource: Resource) => number): Record<ResourceId, number> {
  return toRecord(resources.map((resource) => [resource.id, quantity(resource)]))
}

const noCustomService: Selection['custom'] = { selected: false, name: '', price: null }

/** The empty selection. */
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

/** The selection that results in these lines. */
export function toSelection(lines: readonly QuoteLine[]): Selection {
  const lineOf = (id: QuoteLine['id']) => lines.find((line) => line.id === id)
  const custom = lineOf(customServiceId)
  return {
    fixedItems: fixedItemIds.filter((id) => lineOf(id)),
    quantities: mapResources(({ id }) => lineOf(id)?.quantity ?? 0),
    custom: custom
      ? { selected: true, name: custom.name, price: custom.unitPrice }
      : noCustomService,
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

/** The totals of a quote, in cents. */
export type Totals = {
  /** The sum of the lines. */
  readonly listed: Cents
  /** The total without VAT. */
  readonly net: Cents
  readonly vat: Cents
  /** What is paid. */
  readonly total: Cents
}

/** What is ordered and charged. */
export type PricedLines = {
  readonly lines: readonly QuoteLine[]
  readonly totals: Totals
  /** What is paid with the order, in cents: the label of Pay, request, charge, stored order and receipt take it from here. */
  readonly due: Cents
  /** The function's, where it has said its own. */
  readonly tax?: TaxRule | undefined
}

/** A priced selection: what is shown, printed, shared, ordered and charged. */
export type Quote = Choices &
  PricedLines & {
    /** The last day on which all of its prices are accepted; undefined if all are today's. */
    readonly heldUntil: Day | undefined
  }

/**
 * Prices a selection.
 *
 * The lines are in the catalogue's order. A resource has a line if its quantity is above 0, and the custom service if it is
 * selected with a valid name and a price (rules 7.3 and 7.5).
 */
export function priceSelection(selection: Selection, held: HeldPrices = {}): Quote {
  const { quantities } = selection
  const { selected, name, price } = selection.custom
  const custom = selected && price !== null ? customLine(name, price) : null
  const quantityOf = (offer: Offered) =>
    'unit' in offer ? quantities[offer.id] : Number(selection.fixedItems.includes(offer.id))
  const lines = [
    ...catalogue
      .filter((offer) => quantityOf(offer) > 0)
      .map((offer) => offerLine(offer, quantityOf(offer), held)),
    ...(custom ? [custom] : []),
  ]
  const [heldUntil] = lines.flatMap((line) => line.heldUntil ?? []).sort()
  return { selection, held, ...totalLines(lines), heldUntil }
}

/** Lines, which may come in any order, as in `priceSelection`. */
export function inCatalogueOrder(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  const ids = [...catalogue.map(({ id }) => id), customServiceId]
  return [...lines].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Adds the totals, on the page and for the charge, so that they agree to the cent. */
export function totalLines(lines: readonly QuoteLine[]): PricedLines {
  const totals = totalsOf(sumLines(lines))
  const { net, vat: tax } = dueNow(totals)
  return { lines, totals, due: sum([net, tax]) }
}

/** Net and VAT of what is paid with an order of these totals, in cents, for its charge and the books. */
export function dueNow(
  { vat: tax, total }: Totals,
  { percentWithOrder } = paymentTerms,
): Pick<Totals, 'net' | 'vat'> {
  const due = shareOf(tax, percentWithOrder)
  return { net: cents(shareOf(total, percentWithOrder) - due), vat: due }
}

/** The sum of lines, in cents. */
export function sumLines(lines: readonly { readonly amount: Cents }[]): Cents {
  return sum(lines.map(({ amount }) => amount))
}

/** The totals of a listed sum in cents. VAT is computed once, on the whole or within it (rule 10.5). */
export function totalsOf(listed: Cents, rule: TaxRule = vat): Totals {
  const tax = taxOf(listed, rule)
  const net = rule.isIncluded ? cents(listed - tax) : listed
  return { listed, net, vat: tax, total: sum([net, tax]) }
}

/**
 * The number of selected services: one per line. An unfinished custom service counts only while nothing else is selected, so
 * that its missing values can be asked for (rule 7.6).
 */
export function selectedCount({ lines, selection }: Quote): number {
  return lines.length || Number(selection.custom.selected)
}

/**
 * Why a quote can't be ordered; null if it can. Builder and function both ask here before they go on: with another reason,
 * such as a minimum order, the compiler asks for the builder's words and for a sample that the tests send to the function.
 */
export function orderRefusal({ lines, due }: PricedLines): OrderRefusal | null {
  if (lines.length === 0) return 'nothingSelected'
  if (due < chargeLimits.min) return 'tooSmall'
  // VAT on top is a line of its own.
  if (lines.length + Number(isTaxed() && !vat.isIncluded) > chargeLimits.lines)
    return 'tooManyLines'
  return due > chargeLimits.max ? 'tooLarge' : null
}

export type OrderRefusal = 'nothingSelected' | 'tooSmall' | 'tooLarge' | 'tooManyLines'

/**
 * The lines by period, in their order, with their sums. A period without lines is left out; of a single one the sum, which
 * would repeat that of the whole, is null.
 */
export function groupByPeriod<Line extends Pick<QuoteLine, 'period' | 'amount'>>(
  all: readonly Line[],
): readonly {
  readonly period: Period
  readonly lines: readonly Line[]
  readonly subtotal: Cents | null
}[] {
  const groups = periods
    .map((period) => ({ period, lines: all.filter((line) => line.period === period) }))
    .filter(({ lines }) => lines.length > 0)
  return groups.map((group) => ({
    ...group,
    subtotal: groups.length > 1 ? sumLines(group.lines) : null,
  }))
}
