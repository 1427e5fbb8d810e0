import type { Quote } from '#shared/quote.ts'
import { periodCopy, surveyFirst, yourPriceUntil } from '#web/content/periods.ts'
import { formatDay } from '#web/ui/browser/format-day.ts'
import styles from './payment-notes.module.css'

/**
 * What has to be said where a total is: until when prices of the quote are kept (rule 7.22), that it is one payment (rule
 * 7.15), and that a survey comes first.
 */
export function PaymentNotes({ quote: { keptUntil } }: { readonly quote: Quote }) {
  return (
    <div className={styles.notes}>
      {keptUntil !== undefined && <p>{yourPriceUntil(formatDay(keptUntil))}</p>}
      <p>{periodCopy.onePayment}</p>
      <p>{surveyFirst}</p>
    </div>
  )
}
