import type { Offered, OfferId } from './catalogue.ts'
import type { Cents } from './money.ts'
import type { Day, FormerPrice } from './offer.ts'

// A quote holds the unit prices that it promised, although the catalogue has changed (rule 7.22). The words, here and
// wherever a quote is kept, sent or ordered: an offer has **former** prices; a quote **promised** prices, of which those
// still accepted are **held**, **until** a day; the others may have **risen**.

/** How many days a quote holds its prices, from the first time that it leaves its visitor. */
export const quoteValidityDays = 30

/** The former unit prices that a quote holds, in cents, by offer. All others are today's. */
export type HeldPrices = Readonly<Partial<Record<OfferId, Cents>>>

/**
 * The prices that a quote still holds: those below today's that were charged within its validity.
 *
 * @param offers - the catalogue of today
 * @param promised - the unit prices of its lines, in cents, by id: foreign data, of which unknown ids are ignored
 * @param today - in the company's time zone
 */
export function holdPrices(
  offers: readonly Offered[],
  promised: Readonly<Partial<Record<string, number>>>,
  today: Day,
): HeldPrices {
  const since = dayHeldUntil(today)
  const held = offers.flatMap((offer) => {
    const cents = priceFor(offer, promised[offer.id] ?? offer.price, since)
    return cents === null || cents === offer.price ? [] : [[offer.id, cents] as const]
  })
  return Object.fromEntries(held)
}

/**
 * What an offer costs, on page and server alike, where a price was promised (rule 7.22): the promised one while it is below
 * today's, otherwise today's.
 *
 * @param promised - a unit price in cents
 * @param since - the first day whose quotes still hold; without it, only today's price was ever charged
 * @returns in cents; null if the offer was not on sale at the promised price
 */
export function priceFor(
  { price, formerPrices = [] }: Offered,
  promised: number,
  since: Day | undefined,
): Cents | null {
  if (promised === price) return price
  const former = formerPrices.find(
    ({ cents, until }) => cents === promised && since !== undefined && until >= since,
  )
  if (!former) return null
  return former.cents < price ? former.cents : price
}

/** The former price that a quote holds for an offer; undefined if it has today's. */
export function heldPrice(offer: Offered, held: HeldPrices): FormerPrice | undefined {
  return offer.formerPrices?.findLast(({ cents }) => cents === held[offer.id])
}

/** The last day of what was promised on a day: until it ends in the company's time zone. */
export const lastDayHeld = (day: Day): Day => addDays(day, quoteValidityDays)

/** The day of two that comes first. */
export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other)

/** The day whose promises have this last one. */
export const dayHeldUntil = (lastDay: Day): Day => addDays(lastDay, -quoteValidityDays)

/**
 * The first day whose prices the server accepts: one day more than promised, for orders that are under way as a last day ends.
 *
 * @param now - in ms since 1970
 */
export const firstDayAccepted = (now: number): Day => addDays(now, -quoteValidityDays - 1)

function addDays(from: Day | number, days: number): Day {
  // oxlint-disable-next-line no-restricted-globals -- a given time, not the clock's
  const date = new Date(from)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
