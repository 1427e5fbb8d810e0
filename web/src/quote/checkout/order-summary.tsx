import { Link } from 'react-router-dom'
import type { Quote } from '#shared/quote.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pending } from '#web/ui/pending.tsx'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { paths } from '#web/content/paths.ts'
import { pricePromise } from '#web/content/quote-validity.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatExactPrice } from '#web/ui/browser/format-money.ts'
import { Caller } from '#web/quote/parts/caller-note.tsx'
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
 * The order that is about to be paid: what is paid today and later, which is always shown, and the lines, with a link back to
 * the builder. Above the form the lines are folded.
 */
export function OrderSummary({ quote }: { readonly quote: Quote }) {
  const { lines } = quote
  const sums = sumsOf('whole', quote)
  return (
    <aside className={styles.panel} data-surface="paper">
      <h2 data-size="title">{copy.heading}</h2>
      {lines.length === 0 ? (
        <p>
          <Pending withoutScript={copy.withoutScript}>{copy.waiting}</Pending>
        </p>
      ) : (
        <>
          <div className={styles.head}>
            <dl>
              <SumRows sums={sums.filter(({ slot }) => slot !== 'block')} />
            </dl>
            <AboutPlanPrice sums={sums} />
            <MoneyBlock sums={sums} />
            <NotInPrice lines={lines} />
            <Caller />
          </div>
          <details className={styles.order} ref={openBesideForm}>
            <summary>
              <span>{copy.items(lines.length)}</span>
              <Icon name="chevron" size={20} />
            </summary>
            <LineList
              lines={lines}
              format={formatExactPrice}
              renderName={(line) => <CoveredName line={line} isFolded />}
            />
            <PaymentNotes {...quote} />
            {(quote.lastDay ?? quote.heldUntil) !== undefined && <small>{pricePromise}</small>}
            <Link to={paths.customQuote} data-tall="">
              {copy.edit}
            </Link>
            <PrintQuote quote={quote} />
          </details>
        </>
      )}
    </aside>
  )
}
