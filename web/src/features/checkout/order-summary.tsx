import { Link } from 'react-router-dom'
import type { QuoteLine, Totals } from '#shared/pricing.ts'
import { checkoutWords } from '#web/content/checkout.ts'
import { paths } from '#web/content/paths.ts'
import { OrderLines } from '#web/sections/order-lines.tsx'
import styles from './order-summary.module.css'

const words = checkoutWords.summary

type OrderSummaryProps = { readonly lines: readonly QuoteLine[]; readonly totals: Totals }

/** The order that is about to be paid, with a link back to the builder. */
export function OrderSummary({ lines, totals }: OrderSummaryProps) {
  return (
    <aside className={styles.panel}>
      <h2>{words.heading}</h2>
      {lines.length === 0 ? <p>{words.waiting}</p> : <OrderLines lines={lines} totals={totals} />}
      <Link to={paths.customQuote}>{words.edit}</Link>
    </aside>
  )
}
