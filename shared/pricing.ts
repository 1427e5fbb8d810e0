import { customServiceId, type Offered, type OfferId, type Resource } from './catalogue.ts'
import { cleanCustomName, customNameError, isCustomPrice } from './custom-service.ts'
import { times, type Cents } from './money.ts'
import type { Day, Offer, Period } from './offer.ts'
import { formerPricesSince, heldPrice, lastDayHeld, type HeldPrices } from './price-promise.ts'
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
  readonly heldUntil?: Day | undefined
}

/** What an offer is, and what its price covers: the same sentences wherever it is chosen, ordered and charged (rule 7.20). */
export function describeOffer({ description, covers }: Offer): string {
  return `${description} ${describeCover(covers)}`
}

/**
 * The line for an offer.
 *
 * @param quantity - 1, or of a resource: above 0 and on the slider's steps
 * @param held - the former prices that its quote holds; by default today's price
 */
export function offerLine(offer: Offered, quantity = 1, held: HeldPrices = {}): QuoteLine {
  const { id, name, period = 'once' } = offer
  const unit = 'unit' in offer ? unitOf(quantity, offer.unit) : undefined
  const description = 'unit' in offer ? `${quantity} ${unit}` : describeOffer(offer)
  const former = heldPrice(offer, held)
  const unitPrice = former?.cents ?? offer.price
  const amount = times(unitPrice, quantity)
  const heldUntil = former && lastDayHeld(former)
  return { id, name, description, quantity, unit, unitPrice, period, amount, heldUntil }
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

/** Every line that an offer can have, at every price since a day. Without a day, only at today's. */
export function linesOnSale(offer: Offered, since?: Day): readonly QuoteLine[] {
  const quantities = 'unit' in offer ? quantitiesOnSale(offer) : [1]
  const former = formerPricesSince(offer, since).map(({ cents }) => ({ [offer.id]: cents }))
  return [...former, {}].flatMap((held) => quantities.map((it) => offerLine(offer, it, held)))
}

/** The quantities above 0 at which a resource is sold: the steps of its slider (rule 7.2). */
export function quantitiesOnSale({ max, step }: Resource): readonly number[] {
  return Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step)
}

/** A quantity with its unit, such as "100 GB"; undefined for a service. */
export function quantityText({ quantity, unit }: Pick<QuoteLine, 'quantity' | 'unit'>) {
  return unit === undefined ? undefined : `${quantity} ${unit}`
}
