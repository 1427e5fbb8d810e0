import { joiner } from '#shared/locale.ts'
import { customServiceId, type Offered, type OfferId, type Resource } from './catalogue.ts'
import { cleanCustomName, customNameError, isCustomPrice } from './custom-service.ts'
import { times, type Cents } from './money.ts'
import { periodOf, type Day, type Offer, type Period, type Term } from './offer.ts'
import { heldPrice, lastDayHeld, priceFor, type HeldPrices } from './price-promise.ts'
import { customDescription, describeCover, ownName, unitOf } from './words.ts'

/** One priced line of a quote, or of an order, whose offer may have left the catalogue since. */
export type PricedLine = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly quantity: number
  /** What the quantity counts, as it follows a number: "GB". A service has none, and its quantity is 1. */
  readonly unit?: string | undefined
  /** In cents. */
  readonly unitPrice: Cents
  readonly term: Term
  readonly period: Period
  /** In cents, for the whole line. */
  readonly amount: Cents
  /** Where the price has risen since: the last day on which this one is accepted (rule 7.22). */
  readonly heldUntil?: Day | undefined
}

/** One priced line of a quote. */
export type QuoteLine = PricedLine & { readonly id: OfferId | typeof customServiceId }

/** What an offer is, and what its price covers: the same sentences wherever it is chosen, ordered and charged (rule 7.20). */
function describeOffer(offer: Offer): string {
  return [offer.description, describeCover(offer)].join(joiner)
}

/** A quantity as it is stored and sent, in a description: no setting and no number format may reach its digits. */
const storedQuantity = (quantity: number, unit: string) => `${quantity} ${unit}`

/** Read by the digits alone, so that a corrected unit loses no line; NaN without any. */
const readQuantity = (description: string) => Number(/^\d+(?= |$)/.exec(description)?.[0])

/**
 * The line for an offer.
 *
 * @param quantity - 1, or of a resource: above 0 and on the slider's steps
 * @param held - the former prices that its quote holds; by default today's price
 */
export function offerLine(offer: Offered, quantity = 1, held: HeldPrices = {}): QuoteLine {
  const { id, name, term = 'once' } = offer
  const period = periodOf(term)
  const unit = 'unit' in offer ? unitOf(quantity, offer.unit) : undefined
  const description =
    'unit' in offer ? storedQuantity(quantity, unitOf(quantity, offer.unit)) : describeOffer(offer)
  const former = heldPrice(offer, held)
  const unitPrice = former?.cents ?? offer.price
  const amount = times(unitPrice, quantity)
  const heldUntil = former && lastDayHeld(former.until)
  return { id, name, description, quantity, unit, unitPrice, term, period, amount, heldUntil }
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
    term: 'once',
    period: 'once',
    amount,
  }
}

/**
 * The line that an amount is for, at the price that counts (rule 7.22): after a cut, today's.
 *
 * @param amount - in cents, for the whole line
 * @param description - states the quantity of a resource
 * @param since - the first day whose quotes still hold; without it, only today's price counts
 * @returns null if the offer was not on sale at that amount
 */
export function lineFor(
  offer: Offered,
  { amount, description }: Pick<QuoteLine, 'amount' | 'description'>,
  since?: Day,
): QuoteLine | null {
  const quantity = 'unit' in offer ? readQuantity(description) : 1
  if ('unit' in offer && !isQuantityOnSale(offer, quantity)) return null
  const price = priceFor(offer, amount / quantity, since)
  if (price === null) return null
  return offerLine(offer, quantity, price < offer.price ? { [offer.id]: price } : {})
}

/** Whether a resource is sold in a quantity: a step of its slider above 0 (rule 7.2). */
export function isQuantityOnSale({ max, step }: Resource, quantity: unknown): quantity is number {
  return (
    Number.isSafeInteger(quantity) &&
    Number(quantity) > 0 &&
    Number(quantity) <= max &&
    Number(quantity) % step === 0
  )
}

/** The name of a line on every paper, which marks the buyer's own (rule 10.12). */
export const paperName = ({ id, name }: Pick<PricedLine, 'id' | 'name'>): string =>
  id === customServiceId ? ownName(name) : name
