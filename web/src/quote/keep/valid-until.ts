import { timeZone } from '#shared/locale.ts'
import type { Day } from '#shared/offer.ts'
import { lastDayHeld } from '#shared/price-promise.ts'
import type { Quote } from '#shared/quote.ts'

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

/** The last day of a quote of a day: its validity's, or an earlier one of a kept price (rule 7.22). */
export function validUntil({ heldUntil }: Pick<Quote, 'heldUntil'>, day: Day): Day {
  const last = lastDayHeld(day)
  return heldUntil !== undefined && heldUntil < last ? heldUntil : last
}
