import { customServiceId, isResourceId } from '#shared/catalogue.ts'
import { totalsOf } from '#shared/pricing.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { sharedQuote } from '#web/content/shared-quote.ts'
import { formatUsd } from '#web/lib/format-money.ts'
import type { SharedQuote } from '#web/state/read-quote-link.ts'
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
      <ul className={styles.lines} role="list">
        {lines.map(({ id, name, description, amount }) => (
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
      {!isComplete && <p className={styles.note}>{words.incomplete}</p>}
      {subtotal !== sentTotal && (
        <p className={styles.note}>{words.changed(formatUsd(sentTotal), formatUsd(subtotal))}</p>
      )}
    </Dialog>
  )
}
