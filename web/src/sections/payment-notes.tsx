import type { Cents } from '#shared/money.ts'
import { aboutShillings, exchangeRate } from '#web/content/exchange-rate.ts'
import { periodWords } from '#web/content/periods.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { approximateKes, formatKes } from '#web/lib/kes.ts'
import styles from './payment-notes.module.css'

/** What a total, with VAT, doesn't say by itself: it is one payment (rule 7.15), and about how much in shillings (rule 7.17). */
export function PaymentNotes({ total }: { readonly total: Cents }) {
  const shillings = formatKes(approximateKes(total, exchangeRate.shillingsPerDollar))
  return (
    <div className={styles.notes}>
      <p>{periodWords.onePayment}</p>
      <p>{aboutShillings(shillings, formatDay(exchangeRate.day))}</p>
    </div>
  )
}
