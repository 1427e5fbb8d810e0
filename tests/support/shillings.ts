import { totalsOf, type QuoteLine } from '#shared/pricing.ts'
import { aboutShillings, exchangeRate } from '#web/content/exchange-rate.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { approximateKes, formatKes } from '#web/lib/kes.ts'

/** The sentence about the total in shillings, with plain spaces, as queries read it. */
export function shillingsSentence(lines: readonly QuoteLine[]): string {
  const about = approximateKes(totalsOf(lines).total, exchangeRate.shillingsPerDollar)
  return aboutShillings(formatKes(about), formatDay(exchangeRate.day)).replaceAll('\u{a0}', ' ')
}
