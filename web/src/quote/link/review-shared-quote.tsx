import { customServiceId } from '#shared/catalogue.ts'
import { priceSelection, quantityText, totalLines, type QuoteLine } from '#shared/pricing.ts'
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
  quote: { selection, sentTotal, isComplete },
  replacesChoices,
  onOpen,
  onDismiss,
}: ReviewSharedQuoteProps) {
  const lines = priceSelection(selection)
  const { subtotal } = totalLines(lines)
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
        {senderFirst(lines).map((line) => (
          <li key={line.id}>
            <span>
              <bdi>{line.name}</bdi>
              {line.unit !== undefined && <small>{quantityText(line)}</small>}
              {line.id === customServiceId && <small>{words.bySender}</small>}
            </span>
            <b>{formatUsd(line.amount)}</b>
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
