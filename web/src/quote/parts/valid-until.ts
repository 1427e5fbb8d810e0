import { quoteValidityDays } from '#shared/price-promise.ts'
import type { Quote } from '#shared/quote.ts'
import { formatDay, formatLocalDay } from '#web/ui/browser/format-day.ts'

/** The last day of a quote that was printed or opened on a date: its validity's, or that of a kept price (rule 7.22). */
export function validUntil({ heldUntil }: Pick<Quote, 'heldUntil'>, date: Date | number): string {
  if (heldUntil) return formatDay(heldUntil)
  const lastDay = new Date(date)
  lastDay.setDate(lastDay.getDate() + quoteValidityDays)
  return formatLocalDay(lastDay)
}
