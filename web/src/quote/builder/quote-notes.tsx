import { totalLines } from '#shared/pricing.ts'
import { PaymentNotes } from '#web/quote/checkout/payment-notes.tsx'
import { useAppSelector } from '#web/quote/store/hooks.ts'
import { selectLines } from '#web/quote/store/quote-slice.ts'
import styles from './quote-notes.module.css'

/** What has to be said about the total, once there is one. */
export function QuoteNotes() {
  const lines = useAppSelector(selectLines)
  if (lines.length === 0) return null
  return (
    <div className={styles.notes}>
      <PaymentNotes total={totalLines(lines).total} />
    </div>
  )
}
