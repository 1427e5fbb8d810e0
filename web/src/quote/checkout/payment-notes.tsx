import { packageCurrency } from '#shared/locale.ts'
import type { Quote } from '#shared/quote.ts'
import { planCurrency } from '#web/content/company.ts'
import { aboutPlanPrice, exchangeRate } from '#web/content/exchange-rate.ts'
import { rateDay } from '#web/content/plan-prices.built.ts'
import { periodCopy, surveyFirst, yourPriceUntil } from '#web/content/periods.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import { approximatePlanPrice, formatPlanPrice } from '#web/content/plan-currency.ts'
import styles from './payment-notes.module.css'

/**
 * The notes under a total with VAT: until when prices of the quote are kept (rule 7.22), that it is one payment (rule 7.15),
 * that a survey comes first, and the approximate amount in the plans' currency if that is another one (7.17).
 */
export function PaymentNotes({ quote: { totals, keptUntil } }: { readonly quote: Quote }) {
  const about = formatPlanPrice(approximatePlanPrice(totals.total, exchangeRate.planPerPackage))
  return (
    <div className={styles.notes}>
      {keptUntil !== undefined && <p>{yourPriceUntil(formatDay(keptUntil))}</p>}
      <p>{periodCopy.onePayment}</p>
      <p>{surveyFirst}</p>
      {planCurrency.code !== packageCurrency.code && <p>{aboutPlanPrice(about, rateDay)}</p>}
    </div>
  )
}
