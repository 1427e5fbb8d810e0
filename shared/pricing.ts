import {
  catalogue,
  customServiceId,
  type Offered,
  type OfferId,
  type Resource,
} from './catalogue.ts'
import type { Offer, Period } from './core-services.ts'
import { cleanCustomName, customNameError, isCustomPrice } from './custom-service.ts'
import { lastDayKept, type Day, type UnitPrice } from './former-prices.ts'
import { times, type Cents } from './money.ts'
import type { KeptPrices } from './quote.ts'
import { customDescription, describeCover, unitOf } from './words.ts'

/** One priced line of a quote. */
export type QuoteLine = {
  readonly id: OfferId | typeof customServiceId
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
  offer: Offered,
  quantity = 1,
  { cents: unitPrice, until }: UnitPrice = { cents: offer.price },
): QuoteLine {
  const { id, name, period = 'once' } = offer
  const unit = 'unit' in offer ? unitOf(quantity, offer.unit) : undefined
  const description = 'unit' in offer ? `${quantity} ${unit}` : describeOffer(offer)
  const amount = times(unitPrice, quantity)
  const keptUntil = until && lastDayKept(until)
  return { id, name, description, quantity, unit, unitPrice, period, amount, keptUntil }
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

/** The offer's price in a quote: the former one that it keeps, or today's. */
export function unitPriceOf(offer: Offered, keptPrices: KeptPrices = {}): UnitPrice {
  const { id, price, formerPrices = [] }: Offered = offer
  return formerPrices.findLast(({ cents }) => cents === keptPrices[id]) ?? { cents: price }
}

/**
 * The promised prices that a quote keeps (rule 7.22): those below today's that were on sale on a given day or later.
 *
 * @param promised - the unit price of each of its lines, in cents, by id
 * @param since - the first day whose quotes still hold
 */
export function keepPrices(
  promised: Readonly<Partial<Record<string, number>>>,
  since: Day,
): KeptPrices {
  const kept = catalogue.flatMap(({ id, price, formerPrices = [] }: Offered) =>
    formerPrices
      .filter(({ cents, until }) => cents === promised[id] && cents < price && until >= since)
      .map(({ cents }) => [id, cents] as const),
  )
  return Object.fromEntries(kept)
}

/** An offer's prices on a given day or later, in cents, today's last. Without a day, only today's. */
function unitPrices({ price, formerPrices = [] }: Offered, since?: Day): UnitPrice[] {
  const former = formerPrices.filter(({ until }) => since !== undefined && until >= since)
  return [...former, { cents: price }]
}

/** Every line that the catalogue can have, at every price since a day. */
export function linesOnSale(since?: Day): readonly QuoteLine[] {
  return catalogue.flatMap((offer) =>
    unitPrices(offer, since).flatMap((price) =>
      ('unit' in offer ? quantitiesOnSale(offer) : [1]).map((it) => offerLine(offer, it, price)),
    ),
  )
}

/** The quantities above 0 at which a resource is sold: the steps of its slider (rule 7.2). */
export function quantitiesOnSale({ max, step }: Resource): readonly number[] {
  return Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step)
}

/** A quantity with its unit, such as "100 GB"; undefined for a service. */
export function quantityText({ quantity, unit }: Pick<QuoteLine, 'quantity' | 'unit'>) {
  return unit === undefined ? undefined : `${quantity} ${unit}`
}
