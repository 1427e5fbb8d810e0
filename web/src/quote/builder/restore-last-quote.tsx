import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { isSameOrder, quoteOf } from '#web/quote/model/selection.ts'
import { keptQuotes } from '#web/quote/life/kept-events.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectChoices, selectLife } from '#web/quote/life/selectors.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './examples.module.css'

type RestoreProps = {
  /** Takes the focus, whose button is gone. */
  readonly onRestored: () => void
}

/** Offers the last package that the visitor made, as long as it isn't the one that is shown (rule 7.12). */
export function RestoreLastQuote({ onRestored }: RestoreProps) {
  const dispatch = useQuoteEvents()
  const { lastQuote } = useAppSelector(selectLife)
  const choices = useAppSelector(selectChoices)
  if (lastQuote === null || isSameOrder(lastQuote, choices)) return null
  const restore = () => {
    dispatch({
      type: 'quote/lastQuoteRestored',
      payload: { ...keptQuotes(), text: quoteBuilder.start.restored },
    })
    onRestored()
  }
  return (
    <div className={styles.banner} data-surface="tint" data-unprinted="">
      <span>
        {quoteBuilder.restore.text}{' '}
        <b translate="no">{formatPrice(quoteOf(lastQuote).totals.total)}</b>
      </span>
      <Button variant="quiet" onClick={restore}>
        {quoteBuilder.restore.button}
      </Button>
    </div>
  )
}
