import { totalLines, type QuoteLine } from '#shared/pricing.ts'
import { aboutPlanPrice, exchangeRate } from '#web/content/exchange-rate.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { approximatePlanPrice, formatPlanPrice } from '#web/content/plan-currency.ts'

/** The sentence about the total in shillings, with plain spaces, as queries read it. */
export function planPriceSentence(lines: readonly QuoteLine[]): string {
  const about = approximatePlanPrice(totalLines(lines).total, exchangeRate.planPerPackage)
  return aboutPlanPrice(formatPlanPrice(about), formatDay(exchangeRate.day)).replaceAll(
    '\u{a0}',
    ' ',
  )
}
