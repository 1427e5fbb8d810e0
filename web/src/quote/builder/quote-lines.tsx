import { useEffect, useEffectEvent, useState } from 'react'
import { listSeparator } from '#shared/locale.ts'
import { quantityText, type QuoteLine } from '#shared/pricing.ts'
import { groupByPeriod, selectedCount, sumLines } from '#shared/quote.ts'
import { termWords } from '#shared/words.ts'
import { announced } from '#web/ui/announced.ts'
import { FlashOnChange } from '#web/ui/flash-on-change.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { periodCopy } from '#web/content/periods.ts'
import { selectedText, sumsOf } from '#web/content/sums.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { NotInPrice } from '#web/quote/parts/not-in-price.tsx'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectLife, selectQuote } from '#web/quote/life/selectors.ts'
import { quoteOf } from '#web/quote/model/selection.ts'
import styles from './quote-lines.module.css'

const copy = quoteBuilder.summary

/**
 * The quote's lines by period, and the notes on their total. A removed line keeps its place, with Undo, until the next
 * change.
 */
export function QuoteLines() {
  const tell = useQuoteEvents()
  const { revision, lastStep } = useAppSelector(selectLife)
  const { selection, lines } = useAppSelector(selectQuote)
  // What was there before doesn't enter.
  const [firstRevision] = useState(revision)
  const { line: removed, before } = lastStep ?? {}
  const [said, say] = useState('')
  useQuietTotal(say)
  const shown = removed && before ? quoteOf(before).lines : lines
  return (
    <div className={styles.root}>
      <NotInPrice lines={lines} />
      {groupByPeriod(shown).map((group) => (
        <div className={styles.group} key={group.period}>
          <h3>
            {periodCopy[group.period]}
            {group.subtotal !== null && (
              <b translate="no">
                {formatPrice(sumLines(group.lines.filter(({ id }) => id !== removed?.id)))}
              </b>
            )}
          </h3>
          <ul role="list">
            {group.lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                isRemoved={line.id === removed?.id}
                isAdded={revision > firstRevision}
                onPress={(isRemoved) => {
                  if (isRemoved) tell({ type: 'quote/stepUndone', payload: undefined })
                  else tell({ type: 'quote/lineRemoved', payload: line })
                  say(isRemoved ? copy.restored(line.name) : copy.removed(line.name))
                }}
              />
            ))}
          </ul>
        </div>
      ))}
      {shown.length === 0 && !selection.custom.selected && (
        <p className={styles.empty}>{copy.empty}</p>
      )}
      {lines.length === 0 && selection.custom.selected && (
        <p className={styles.empty}>{quoteBuilder.custom.notCounted}</p>
      )}
      <VisuallyHidden {...announced}>{said}</VisuallyHidden>
    </div>
  )
}

/** How long the choices have to be unchanged before their total is announced, in ms: a slider changes them at every key. */
const quiet = 700

/** Says total and count, once the visitor has not changed anything for a moment. */
function useQuietTotal(say: (text: string) => void): void {
  const quote = useAppSelector(selectQuote)
  const { revision } = useAppSelector(selectLife)
  const [firstRevision] = useState(revision)
  const sums = sumsOf('brief', quote).map(({ name, amount }) => `${name}: ${formatPrice(amount)}`)
  const text = [...sums, selectedText(selectedCount(quote))].join(listSeparator)
  const announce = useEffectEvent(() => say(text))
  useEffect(() => {
    if (revision === firstRevision) return undefined
    const timer = setTimeout(announce, quiet)
    return () => clearTimeout(timer)
  }, [firstRevision, revision])
}

type LineProps = {
  readonly line: QuoteLine
  readonly isRemoved: boolean
  readonly isAdded: boolean
  readonly onPress: (isRemoved: boolean) => void
}

/** One button removes the line and puts it back, so that it keeps the focus. */
function Line({ line, isRemoved, isAdded, onPress }: LineProps) {
  const { name, amount } = line
  // Animates a line that the visitor adds, not those that were there already.
  const [isEntering] = useState(isAdded)
  return (
    <li data-removed={isRemoved} data-entering={isEntering || undefined}>
      <span>
        {name}
        {line.unit !== undefined && <small>{quantityText(line)}</small>}
        {line.term !== line.period && <small>{termWords[line.term]}</small>}
      </span>
      <b translate="no">
        <FlashOnChange>{formatPrice(amount)}</FlashOnChange>
      </b>
      <button
        className={styles.change}
        data-scripted=""
        type="button"
        aria-label={isRemoved ? copy.undoFor(name) : copy.remove(name)}
        onClick={({ detail }) => {
          // The second click of a double click would put the line back.
          if (detail < 2) onPress(isRemoved)
        }}
      >
        {isRemoved ? copy.undo : <Icon name="close" size={18} />}
      </button>
    </li>
  )
}
