import { packageCurrency } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { sumLines, type Quote } from '#shared/quote.ts'
import { planCurrency } from '#web/content/company.ts'
import { atRateOf } from '#web/content/exchange-rate.ts'
import { afterFirstMonth, periodCopy, surveyFirst, yourPriceUntil } from '#web/content/periods.ts'
import { aboutPlanPrice } from '#web/content/plan-currency.ts'
import { rateDay } from '#web/content/plan-prices.built.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import styles from './payment-notes.module.css'

type PaymentNotesProps = {
  readonly lines: readonly Pick<QuoteLine, 'period' | 'amount'>[]
  readonly heldUntil?: Quote['heldUntil']
}

/**
 * The notes beside a total, before and after it is paid: the last day of kept prices (rule 7.22), a single payment and what
 * follows the first month (rule 7.15), and the survey that comes first.
 */
export function PaymentNotes({ lines, heldUntil }: PaymentNotesProps) {
  const monthly = lines.filter(({ period }) => period === 'month')
  return (
    <div className={styles.notes}>
      {heldUntil !== undefined && <p>{yourPriceUntil(formatDay(heldUntil))}</p>}
      <p>{periodCopy.onePayment}</p>
      {monthly.length > 0 && <p>{afterFirstMonth(formatPrice(sumLines(monthly)))}</p>}
      <p>{surveyFirst}</p>
    </div>
  )
}

/** About how much a sum is in the plans' currency, if that is another one (rule 7.17): directly beneath what is paid. */
export function AboutPlanPrice({ total }: { readonly total: Cents }) {
  if (planCurrency.code === packageCurrency.code) return null
  return (
    <span data-about="">
      <span>{aboutPlanPrice(total)}</span> <span>{atRateOf(rateDay)}</span>
    </span>
  )
}
