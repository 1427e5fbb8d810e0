import { customServiceId } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import type { Quote } from '#shared/quote.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { sumsOf } from '#web/content/sums.ts'
import { formatExactPrice, formatPrice } from '#web/ui/browser/format-money.ts'
import { OrderLines } from '#web/quote/parts/order-lines.tsx'
import type { SharedQuote } from '#web/quote/keep/read-quote-link.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import styles from './review-shared-quote.module.css'

const copy = sharedQuote.review

type ReviewSharedQuoteProps = {
  readonly quote: SharedQuote
  /** What opening the quote would replace: choices that are not saved in it. Null if it replaces none. */
  readonly replaced: Quote | null
  readonly onOpen: () => void
  readonly onDismiss: () => void
}

/** Shows a shared quote before it is opened, with the sender's own text and all changes since. */
export function ReviewSharedQuote(props: ReviewSharedQuoteProps) {
  const { quote, replaced, onOpen, onDismiss } = props
  const { sentTotal, isComplete } = quote
  const opened = quoteOf(quote)
  const { lines, totals } = opened
  const isChanged = totals.listed !== sentTotal
  return (
    <Dialog
      heading={copy.heading}
      foot={
        <p>
          {sumsOf('brief', opened).map(({ kind, name, amount }) => (
            <span key={kind}>
              {name} <strong translate="no">{formatExactPrice(amount)}</strong>
            </span>
          ))}
          {replaced && (
            <small className={styles.yours}>
              {copy.yours} <span translate="no">{formatExactPrice(replaced.totals.total)}</span>
            </small>
          )}
        </p>
      }
      action={<Button onClick={onOpen}>{replaced ? copy.replace : copy.open}</Button>}
      closeLabel={replaced ? copy.keep : copy.dismiss}
      onClose={onDismiss}
    >
      <p>{replaced ? `${copy.fromLink} ${copy.replaces}` : copy.fromLink}</p>
      {(isChanged || !isComplete) && (
        <div className={styles.note} data-surface="tint" role="note">
          {!isComplete && <p>{copy.incomplete}</p>}
          {isChanged && <p>{copy.changed(formatPrice(sentTotal), formatPrice(totals.listed))}</p>}
        </div>
      )}
      <OrderLines lines={senderFirst(lines)} sums={sumsOf('list', opened)} />
    </Dialog>
  )
}

/** The sender's own text comes first and is marked, so that nobody accepts it unread at the end of a long list. */
function senderFirst(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  const own = lines.filter(({ id }) => id === customServiceId)
  const ours = lines.filter(({ id }) => id !== customServiceId)
  return [...own.map((line) => ({ ...line, description: copy.bySender })), ...ours]
}
