import { customServiceId, isResourceId } from '#shared/catalogue.ts'
import { totalsOf, type QuoteLine } from '#shared/pricing.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { formatUsd } from '#web/ui/browser/format-money.ts'
import type { SharedQuote } from './read-quote-link.ts'
import styles from './review-shared-quote.module.css'

const words = sharedQuote.review

type ReviewSharedQuoteProps = {
  readonly quote: SharedQuote
  /** Whether opening the quote replaces choices that are not saved in it. */
  readonly replacesChoices: boolean
  readonly onOpen: () => void
  readonly onDismiss: () => void
}

/** Shows a shared quote before it is opened, and what in it is not ours or has changed. */
export function ReviewSharedQuote({
  quote: { lines, sentTotal, isComplete },
  replacesChoices,
  onOpen,
  onDismiss,
}: ReviewSharedQuoteProps) {
  const { subtotal } = totalsOf(lines)
  const isChanged = subtotal !== sentTotal
  return (
    <Dialog
      heading={words.heading}
      onClose={onDismiss}
      actions={
        <>
          <Button onClick={onOpen}>{replacesChoices ? words.replace : words.open}</Button>
          <Button look="quiet" onClick={onDismiss}>
            {replacesChoices ? words.keep : words.dismiss}
          </Button>
        </>
      }
    >
      <p>{replacesChoices ? `${words.fromLink} ${words.replaces}` : words.fromLink}</p>
      {(isChanged || !isComplete) && (
        <div className={styles.note} role="note">
          {!isComplete && <p>{words.incomplete}</p>}
          {isChanged && <p>{words.changed(formatUsd(sentTotal), formatUsd(subtotal))}</p>}
        </div>
      )}
      <ul className={styles.lines} role="list">
        {senderFirst(lines).map(({ id, name, description, amount }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>
              {isResourceId(id) && <small>{description}</small>}
              {id === customServiceId && <small>{words.bySender}</small>}
            </span>
            <b>{formatUsd(amount)}</b>
          </li>
        ))}
        <li>
          <b>{words.total}</b>
          <b>{formatUsd(subtotal)}</b>
        </li>
      </ul>
    </Dialog>
  )
}

/** The sender's own text comes first, so that nobody accepts it unread at the end of a long list. */
function senderFirst(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  return lines.toSorted(
    (a, b) => Number(b.id === customServiceId) - Number(a.id === customServiceId),
  )
}
