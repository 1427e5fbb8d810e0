import type { Cents } from '#shared/money.ts'
import { aboutShillings, exchangeRate } from '#web/content/exchange-rate.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { approximateKes, formatKes } from '#web/lib/kes.ts'

/** About how much a total, with VAT, is in Kenyan shillings (rule 7.17). */
export function AboutShillings({ total }: { readonly total: Cents }) {
  const amount = formatKes(approximateKes(total, exchangeRate.shillingsPerDollar))
  return aboutShillings(amount, formatDay(exchangeRate.day))
}
