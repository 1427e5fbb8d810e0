import type { QuoteLine, Totals } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { formatUsdExact } from '#web/lib/format-money.ts'
import styles from './order-lines.module.css'

const words = checkoutWords.summary

type OrderLinesProps = {
  readonly lines: readonly Omit<QuoteLine, 'id'>[]
  readonly totals: Totals
}

/** An order's lines, the subtotal, VAT and the total, in US dollars. */
export function OrderLines({ lines, totals }: OrderLinesProps) {
  return (
    <dl className={styles.rows}>
      {lines.map(({ name, description, amount }) => (
        <Row key={name} name={name} note={description} amount={formatUsdExact(amount)} />
      ))}
      <Row name={words.subtotal} amount={formatUsdExact(totals.subtotal)} />
      <Row name={words.vat} amount={formatUsdExact(totals.vat)} />
      <Row name={words.total} amount={formatUsdExact(totals.total)} />
    </dl>
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
