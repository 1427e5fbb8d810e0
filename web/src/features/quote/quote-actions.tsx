import type { QuoteLine } from '#shared/pricing.ts'
import styles from './quote-actions.module.css'
import { ShareQuote } from './share-quote.tsx'

/** What can be done with a quote besides ordering it. */
export function QuoteActions({ lines }: { readonly lines: readonly QuoteLine[] }) {
  return (
    <div className={styles.row}>
      <ShareQuote lines={lines} />
    </div>
  )
}
