import { packageCurrency } from '#shared/locale.ts'
import type { Cents } from '#shared/money.ts'
import { planCurrency } from '#web/content/company.ts'
import { aboutPlanPrice, exchangeRate } from '#web/content/exchange-rate.ts'
import { rateDay } from '#web/content/plan-prices.built.ts'
import { periodCopy } from '#web/content/periods.ts'
import { approximatePlanPrice, formatPlanPrice } from '#web/content/plan-currency.ts'
import styles from './payment-notes.module.css'

/**
 * The notes under a total with VAT: that it is one payment (rule 7.15), and its approximate amount in the plans' currency
 * if that is another one (rule 7.17).
 */
export function PaymentNotes({ total }: { readonly total: Cents }) {
  const about = formatPlanPrice(approximatePlanPrice(total, exchangeRate.planPerPackage))
  return (
    <div className={styles.notes}>
      <p>{periodCopy.onePayment}</p>
      {planCurrency.code !== packageCurrency.code && <p>{aboutPlanPrice(about, rateDay)}</p>}
    </div>
  )
}
