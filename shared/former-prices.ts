import type { Cents } from './money.ts'

/** Days for which the prices of a quote hold, although the catalogue has changed since (rule 7.21). */
export const quoteValidityDays = 30

/** A day in UTC, such as `2026-11-22`. As text, days compare like dates. */
export type Day = string

/** A unit price that an offer had until a day, the last on which it was sold at that price. */
export type FormerPrice = { readonly cents: Cents; readonly until: Day }

/** A unit price: today's, or a former one. */
export type UnitPrice = Omit<FormerPrice, 'until'> & Partial<FormerPrice>

function addDays(time: number, days: number): Day {
  return new Date(time + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The last day on which a former price is accepted. */
export function keptUntil(until: Day): Day {
  return addDays(Date.parse(until), quoteValidityDays)
}

/**
 * The first day whose quotes still hold: a day more than they promise, because a buyer's day ends later than this clock's.
 *
 * @param now - in ms since 1970
 */
export function firstDayKept(now: number): Day {
  return addDays(now, -quoteValidityDays - 1)
}

/**
 * Every unit price of an offer on a day or since, today's first, then the latest: the only ones that are accepted of a quote of that day.
 *
 * @param since - today's price alone without it
 */
export function pricesSince(
  cents: Cents,
  formerPrices: readonly FormerPrice[] = [],
  since?: Day,
): readonly UnitPrice[] {
  const kept = formerPrices.filter(({ until }) => since !== undefined && until >= since)
  return [{ cents }, ...kept.toSorted((one, other) => (one.until < other.until ? 1 : -1))]
}
