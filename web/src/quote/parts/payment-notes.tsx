import { packageCurrency } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import type { Quote } from '#shared/quote.ts'
import { planCurrency } from '#web/content/company.ts'
import { atRateOf } from '#web/content/exchange-rate.ts'
import { periodCopy, surveyFirst, yourPriceUntil } from '#web/content/periods.ts'
import { aboutPlanPrice } from '#web/content/plan-currency.ts'
import { rateDay } from '#web/content/plan-prices.built.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import styles from './payment-notes.module.css'

/**
 * The notes beside a total: the last day of kept prices (rule 7.22), a single payment (rule 7.15), and the survey that comes
 * first.
 */
export function PaymentNotes({ quote: { heldUntil } }: { readonly quote: Quote }) {
  return (
    <div className={styles.notes}>
      {heldUntil !== undefined && <p>{yourPriceUntil(formatDay(heldUntil))}</p>}
      <p>{periodCopy.onePayment}</p>
      <p>{surveyFirst}</p>
    </div>
  )
}

/** About how much a sum is in the plans' currency, if that is another one (rule 7.17): directly beneath what is paid. */
export function AboutPlanPrice({ total }: { readonly total: Cents }) {
  if (planCurrency.code === packageCurrency.code) return null
  return (
    <p data-about="">
      <span>{aboutPlanPrice(total)}</span> <span>{atRateOf(rateDay)}</span>
    </p>
  )
}
