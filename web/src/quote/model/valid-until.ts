import { timeZone } from '#shared/locale.ts'
import type { Day } from '#shared/offer.ts'
import { earlierDay, lastDayHeld } from '#shared/price-promise.ts'
import type { Choices } from '#shared/quote.ts'
import { quoteOf } from './selection.ts'

/**
 * The day at the company, where promised days end.
 *
 * @param time - in ms since 1970
 */
export function companyDay(time: number): Day {
  // Swedish writes a date as a `Day`.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time)
}

/** The day of this page's prices: a tab that was left open promises nothing new. */
export const pageDay = (): Day => companyDay(performance.timeOrigin)

/**
 * A quote as it leaves its visitor: with the last day that it has from then on, its validity's, or an earlier one of a kept
 * price (rule 7.22).
 */
export function made<It extends Choices>(
  choices: It,
  day: Day = pageDay(),
): It & { readonly lastDay: Day } {
  const last = lastDayHeld(day)
  const { heldUntil = last } = quoteOf(choices)
  return { ...choices, lastDay: choices.lastDay ?? earlierDay(heldUntil, last) }
}
