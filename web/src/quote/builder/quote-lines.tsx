import { useEffect, useEffectEvent, useState } from 'react'
import { colon, listSeparator } from '#shared/locale.ts'
import { selectedCount } from '#shared/quote.ts'
import { Announcement } from '#web/ui/for-screen-readers.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { quantityText } from '#web/offers/limits.ts'
import { selectedText } from '#web/content/sum-names.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { formatOf, formatPrice } from '#web/ui/browser/format-money.ts'
import { LineList, LineName } from '#web/quote/parts/line-list.tsx'
import { NotInPrice } from '#web/quote/parts/payment-notes.tsx'
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
  const dispatch = useQuoteEvents()
  const { lastStep } = useAppSelector(selectLife)
  const { selection, lines } = useAppSelector(selectQuote)
  const undoable = lastStep && 'removed' in lastStep ? lastStep : null
  const removed = undoable?.removed
  const [said, say] = useState('')
  useQuietTotal(say)
  const shown = undoable ? quoteOf(undoable.before).lines : lines
  const { selected } = selection.custom
  const isEmpty = (selected ? lines : shown).length === 0
  return (
    <div className={styles.root}>
      <LineList
        lines={shown}
        format={formatOf(shown.map(({ amount }) => amount))}
        renderName={(line) => {
          const quantity = quantityText(line)
          return (
            <>
              <LineName line={line} />
              {quantity !== undefined && <small>{quantity}</small>}
            </>
          )
        }}
        editing={{
          removed: removed?.name,
          renderButton: (line) => (
            <LineButton
              name={line.name}
              isRemoved={line.id === removed?.id}
              onPress={(isRemoved) => {
                if (isRemoved) dispatch({ type: 'quote/stepUndone', payload: undefined })
                else dispatch({ type: 'quote/lineRemoved', payload: line })
                say(isRemoved ? copy.restored(line.name) : copy.removed(line.name))
              }}
            />
          ),
        }}
      />
      {isEmpty && (
        <p className={styles.empty}>{selected ? quoteBuilder.custom.notCounted : copy.empty}</p>
      )}
      <NotInPrice lines={lines} />
      <Announcement>{said}</Announcement>
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
  const sums = sumsOf('brief', quote).map(({ name, amount }) =>
    [name, formatPrice(amount)].join(colon),
  )
  const text = [...sums, selectedText(selectedCount(quote))].join(listSeparator)
  const announce = useEffectEvent(() => say(text))
  useEffect(() => {
    if (revision === firstRevision) return undefined
    const timer = setTimeout(announce, quiet)
    return () => clearTimeout(timer)
  }, [firstRevision, revision])
}

type LineButtonProps = {
  readonly name: string
  readonly isRemoved: boolean
  readonly onPress: (isRemoved: boolean) => void
}

/** One button removes the line and puts it back, so that it keeps the focus. */
function LineButton({ name, isRemoved, onPress }: LineButtonProps) {
  return (
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
  )
}
