import type { Cents } from './money.ts'

/** How many days the prices of a quote hold even if the catalogue changes (rule 7.22). */
export const quoteValidityDays = 30

/** A day in UTC, such as `2026-11-22`. As text, days compare like dates. */
export type Day = string

/** A price of an offer, and the last day on which it was charged; today's price has none yet. */
export type UnitPrice = { readonly cents: Cents; readonly until?: Day }

/** A former price of the catalogue, which lists the earliest first. */
export type FormerPrice = Required<UnitPrice>

function addDays(from: Day | number, days: number): Day {
  // oxlint-disable-next-line no-restricted-globals -- a given time, not the clock's
  const date = new Date(from)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The last day on which the prices of a day are accepted. */
export const lastDayKept = (day: Day): Day => addDays(day, quoteValidityDays)

/**
 * The first day whose quotes still hold: one day more than promised, because a buyer's day may end later than this clock's.
 *
 * @param now - in ms since 1970
 */
export const firstDayKept = (now: number): Day => addDays(now, -quoteValidityDays - 1)
