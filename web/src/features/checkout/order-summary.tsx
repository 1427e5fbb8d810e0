import { Link } from 'react-router-dom'
import type { QuoteLine, Totals } from '#shared/pricing.ts'
import { Pending } from '#web/components/pending.tsx'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import { PrintQuote } from '#web/sections/print-quote.tsx'
import { quoteLink } from '#web/state/quote-link.ts'
import styles from './order-summary.module.css'

const words = checkoutWords.summary

type OrderSummaryProps = { readonly lines: readonly QuoteLine[]; readonly totals: Totals }

/** The order: each line, the subtotal, VAT and the total, in US dollars. */
export function OrderSummary({ lines, totals }: OrderSummaryProps) {
  return (
    <aside className={styles.panel}>
      <h2>{words.heading}</h2>
      {lines.length === 0 ? (
        <p>
          <Pending withoutScript={words.withoutScript}>{words.waiting}</Pending>
        </p>
      ) : (
        <dl className={styles.rows}>
          {lines.map(({ id, name, description, amount }) => (
            <Row key={id} name={name} note={description} amount={formatUsdExact(amount)} />
          ))}
          <Row name={words.subtotal} amount={formatUsdExact(totals.subtotal)} />
          <Row name={words.vat} amount={formatUsdExact(totals.vat)} />
          <Row name={words.total} amount={formatUsdExact(totals.total)} />
        </dl>
      )}
      <Link to={paths.customQuote}>{words.edit}</Link>
      {lines.length > 0 && (
        <PrintQuote lines={lines} link={() => quoteLink(lines, location.origin)}>
          {quoteActions.print}
        </PrintQuote>
      )}
    </aside>
  )
}

type RowProps = { readonly name: string; readonly note?: string; readonly amount: string }

function Row({ name, note, amount }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
