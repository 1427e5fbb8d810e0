import { Link } from 'react-router-dom'
import type { Quote } from '#shared/quote.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { pricePromise } from '#web/content/quote-validity.ts'
import { sumNames, sumsOf } from '#web/content/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { OrderLines } from '#web/quote/parts/order-lines.tsx'
import { NotInPrice } from '#web/quote/parts/not-in-price.tsx'
import { AboutPlanPrice, PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import figureStyles from '#web/ui/figure.module.css'
import styles from './order-summary.module.css'

const copy = checkoutCopy.summary

// As in ui/media.css.
const belowDesktop = '(max-width: 59.99em)'

/** Opens the order beside the form; above the form it stays one row. After that, only the buyer opens or closes it. */
function openBesideForm(details: HTMLDetailsElement | null): void {
  if (details) details.open = !matchMedia(belowDesktop).matches
}

/** The order that is about to be paid, with a link back to the builder. Above the form it is one row, which opens. */
export function OrderSummary({ quote }: { readonly quote: Quote }) {
  const { lines, totals, due } = quote
  const heading = <h2 data-size="title">{copy.heading}</h2>
  const sums = sumsOf(quote)
  const tax = sums.find(({ kind }) => kind === 'vat')
  if (lines.length === 0) {
    return (
      <aside className={styles.panel} data-surface="paper">
        {heading}
        <p>
          <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
        </p>
      </aside>
    )
  }
  return (
    <aside>
      <details className={styles.panel} data-surface="paper" ref={openBesideForm}>
        <summary>
          {heading}
          <small className={styles.term}>
            {due === totals.total ? sumNames.total : sumNames.due}
          </small>
          <strong className={figureStyles.figure} translate="no">
            {formatExactPrice(due)}
          </strong>
          <AboutPlanPrice total={due} />
          {tax && (
            <small className={styles.tax}>
              <span>{tax.name}</span> <span translate="no">{formatExactPrice(tax.amount)}</span>
            </small>
          )}
          <small className={styles.count}>{copy.items(lines.length)}</small>
          <Icon name="chevron" size={20} />
        </summary>
        <div className={styles.order}>
          <NotInPrice lines={lines} />
          <OrderLines lines={lines} sums={sums} isFolded />
          <PaymentNotes {...quote} />
          {quote.heldUntil !== undefined && <small>{pricePromise}</small>}
          <Link to={paths.customQuote} data-tall="">
            {copy.edit}
          </Link>
          <PrintQuote quote={quote} />
        </div>
      </details>
    </aside>
  )
}
