import { Link } from 'react-router-dom'
import { groupByPeriod, type QuoteLine, type Totals } from '#shared/pricing.ts'
import { Pending } from '#web/ui/pending.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { periodCopy } from '#web/content/periods.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { OrderLines } from './order-lines.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import { quoteLink } from '#web/quote/link/quote-link.ts'
import styles from './order-summary.module.css'

const copy = checkoutCopy.summary

type OrderSummaryProps = { readonly lines: readonly QuoteLine[]; readonly totals: Totals }

/** The order that is about to be paid, with a link back to the builder. */
export function OrderSummary({ lines, totals }: OrderSummaryProps) {
  return (
    <aside className={styles.panel}>
      <h2>{copy.heading}</h2>
      {lines.length === 0 ? (
        <p>
          <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
        </p>
      ) : (
        <>
          <OrderLines
            groups={groupByPeriod(lines).map((group) => ({
              heading: periodCopy[group.period],
              lines: group.lines,
            }))}
            totals={totals}
          />
          <PaymentNotes total={totals.total} />
          <Link to={paths.customQuote}>{copy.edit}</Link>
          <PrintQuote lines={lines} link={() => quoteLink(lines, location.origin)}>
            {quoteActions.print}
          </PrintQuote>
        </>
      )}
    </aside>
  )
}
