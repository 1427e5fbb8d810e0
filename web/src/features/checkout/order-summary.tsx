import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { Pending } from '#web/components/pending.tsx'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-actions.ts'
import { linesByPeriod, totalsOf, type QuoteLine, type Totals } from '#shared/pricing.ts'
import { AboutShillings } from '#web/components/about-shillings.tsx'
import { periodWords } from '#web/content/periods.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import { PrintQuote } from '#web/sections/print-quote.tsx'
import { quoteLink } from '#web/state/quote-link.ts'
import styles from './order-summary.module.css'

const words = checkoutWords.summary

type OrderSummaryProps = { readonly lines: readonly QuoteLine[]; readonly totals: Totals }

/** The order: each line under its period, the subtotal, VAT and the total, in US dollars. */
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
          {linesByPeriod(lines).map((group) => (
            <Fragment key={group.period}>
              <Row
                isGroup
                name={periodWords[group.period]}
                amount={formatUsdExact(totalsOf(group.lines).subtotal)}
              />
              {group.lines.map(({ id, name, description, amount }) => (
                <Row key={id} name={name} note={description} amount={formatUsdExact(amount)} />
              ))}
            </Fragment>
          ))}
          <Row name={words.subtotal} amount={formatUsdExact(totals.subtotal)} />
          <Row name={words.vat} amount={formatUsdExact(totals.vat)} />
          <Row name={words.total} amount={formatUsdExact(totals.total)} />
        </dl>
      )}
      {lines.length > 0 && (
        <div className={styles.notes}>
          <p>{periodWords.onePayment}</p>
          <p>
            <AboutShillings total={totals.total} />
          </p>
        </div>
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

type RowProps = {
  readonly name: string
  readonly note?: string
  readonly amount: string
  /** A period and its subtotal, above its lines. */
  readonly isGroup?: boolean
}

function Row({ name, note, amount, isGroup = false }: RowProps) {
  return (
    <div data-group={isGroup}>
      <dt>
        {name}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
