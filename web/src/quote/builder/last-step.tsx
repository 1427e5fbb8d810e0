import { joiner, listSeparator } from '#shared/locale.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { quantityText } from '#web/content/limits.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { Step } from '#web/quote/life/quote-life.ts'
import { isMade, isSameOrder, quoteOf, type People } from '#web/quote/model/selection.ts'
import { keptQuotes } from '#web/quote/life/kept-events.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectChoices, selectLife } from '#web/quote/life/selectors.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './examples.module.css'

const { start: copy } = quoteBuilder

/** What was done to the whole package, and all that it has changed of what was the visitor's. */
export function describeStep({ text, change, before }: Step, people: People = {}): string {
  if (text !== '' && !isMade(before, people)) return text
  const { added, removed, changed } = change
  const sentences = [
    added.length > 0 && copy.change.added(list(added)),
    removed.length > 0 && copy.change.removed(list(removed)),
    changed.length > 0 && copy.change.changed(changed.map(describe).join(listSeparator)),
  ].filter((sentence) => sentence !== false)
  return [text, ...(sentences.length > 0 ? sentences : [copy.change.none])].join(joiner).trimStart()
}

const list = (lines: readonly QuoteLine[]) => lines.map(({ name }) => name).join(listSeparator)

/** The quantity or the price, or both, whichever has changed. */
function describe({ before, after }: Step['change']['changed'][number]): string {
  const side = (line: QuoteLine) =>
    [
      ...(before.quantity === after.quantity ? [] : [quantityText(line)]),
      ...(before.unitPrice === after.unitPrice ? [] : [formatPrice(line.unitPrice)]),
    ].join(listSeparator)
  return copy.change.fromTo(after.name, side(before), side(after))
}

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
    dispatch({ type: 'quote/lastQuoteRestored', payload: { ...keptQuotes(), text: copy.restored } })
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
