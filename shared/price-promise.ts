import type { Offered, OfferId } from './catalogue.ts'
import type { Cents } from './money.ts'
import type { Day, FormerPrice } from './offer.ts'

// A quote holds the unit prices that it promised, although the catalogue has changed (rule 7.22). The words, here and
// wherever a quote is kept, sent or ordered: an offer has **former** prices; a quote **promised** prices, of which those
// still accepted are **held**, **until** a day; the others may have **risen**.

/** How many days a quote holds its prices. */
export const quoteValidityDays = 30

/** The former unit prices that a quote holds, in cents, by offer. All others are today's. */
export type HeldPrices = Readonly<Partial<Record<OfferId, Cents>>>

/**
 * The prices that a quote still holds: those below today's that were charged within its validity.
 *
 * @param offers - the catalogue of today
 * @param promised - the unit prices of its lines, in cents, by id: foreign data, of which unknown ids are ignored
 * @param now - in ms since 1970
 */
export function holdPrices(
  offers: readonly Offered[],
  promised: Readonly<Partial<Record<string, number>>>,
  now: number,
): HeldPrices {
  const held = offers.flatMap((offer) =>
    formerPricesSince(offer, firstDayHeld(now))
      .filter(({ cents }) => cents === promised[offer.id] && cents < offer.price)
      .map(({ cents }) => [offer.id, cents] as const),
  )
  return Object.fromEntries(held)
}

/** The former price that a quote holds for an offer; undefined if it has today's. */
export function heldPrice(offer: Offered, held: HeldPrices): FormerPrice | undefined {
  return offer.formerPrices?.findLast(({ cents }) => cents === held[offer.id])
}

/** The former prices of an offer that were charged on a day or later. Without a day, none. */
export function formerPricesSince(
  { formerPrices = [] }: Offered,
  since: Day | undefined,
): readonly FormerPrice[] {
  return formerPrices.filter(({ until }) => since !== undefined && until >= since)
}

/** The last day on which a former price is accepted. */
export const lastDayHeld = ({ until }: FormerPrice): Day => addDays(until, quoteValidityDays)

/**
 * The first day whose quotes still hold: one day more than promised, because a buyer's day may end later than this clock's.
 *
 * @param now - in ms since 1970
 */
export const firstDayHeld = (now: number): Day => addDays(now, -quoteValidityDays - 1)

function addDays(from: Day | number, days: number): Day {
  // oxlint-disable-next-line no-restricted-globals -- a given time, not the clock's
  const date = new Date(from)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
