import { Link } from 'react-router-dom'
import type { Quote } from '#shared/quote.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { pricePromise } from '#web/content/quote-validity.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { MoneyBlock, SumRows } from '#web/quote/parts/money-block.tsx'
import { CoveredName } from '#web/quote/parts/covered-name.tsx'
import { LineList } from '#web/quote/parts/line-list.tsx'
import { NotInPrice, AboutPlanPrice, PaymentNotes } from '#web/quote/parts/payment-notes.tsx'
import { PrintQuote } from '#web/quote/print/print-quote.tsx'
import styles from './order-summary.module.css'

const copy = checkoutCopy.summary

// As in ui/media.css.
const belowDesktop = '(max-width: 59.99em)'

/** Opens the lines beside the form. After that, only the buyer opens or closes them. */
function openBesideForm(details: HTMLDetailsElement | null): void {
  if (details) details.open = !matchMedia(belowDesktop).matches
}

/**
 * The order that is about to be paid: above the form one row with its total, which opens the lines; beside it, the lines and
 * what is paid today and later.
 */
export function OrderSummary({ quote }: { readonly quote: Quote }) {
  const { lines, totals } = quote
  const heading = <h2>{copy.heading}</h2>
  return (
    <aside className={styles.panel} data-surface="paper">
      {lines.length === 0 ? (
        <div className={styles.row}>
          {heading}
          <p>
            <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
          </p>
        </div>
      ) : (
        <>
          <details className={styles.order} ref={openBesideForm}>
            <summary className={styles.row}>
              {heading} <span>{copy.items(lines.length)}</span>
              <Icon name="chevron" size={20} />{' '}
              <b translate="no">{formatExactPrice(totals.total)}</b>
            </summary>
            <LineList
              lines={lines}
              format={formatExactPrice}
              renderName={(line) => <CoveredName line={line} isFolded />}
            />
            <NotInPrice lines={lines} />
            <PaymentNotes {...quote} />
            {(quote.lastDay ?? quote.heldUntil) !== undefined && <small>{pricePromise}</small>}
            <Link to={paths.customQuote} data-tall="">
              {copy.edit}
            </Link>
            <PrintQuote quote={quote} />
          </details>
          <OrderSums quote={quote} />
        </>
      )}
    </aside>
  )
}

/** What is paid today and later: in the summary where that is beside the form, and otherwise at Pay (rule 7.15). */
export function OrderSums({ quote }: { readonly quote: Quote }) {
  const sums = sumsOf('whole', quote)
  return (
    <div className={styles.sums}>
      <dl>
        <SumRows sums={sums.filter(({ slot }) => slot !== 'block')} />
      </dl>
      <AboutPlanPrice sums={sums} />
      <MoneyBlock sums={sums} />
    </div>
  )
}
