import { listSeparator } from '#shared/locale.ts'
import { quantityText, type QuoteLine } from '#shared/pricing.ts'
import { emptySelection, type Choices } from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { Step } from '#web/quote/life/quote-life.ts'
import { isInitial, isSameQuote } from '#web/quote/model/selection.ts'
import { useAppSelector, useQuoteEvents } from '#web/quote/life/hooks.ts'
import { selectLife } from '#web/quote/life/selectors.ts'
import { Button } from '#web/ui/button.tsx'

const { start: copy } = quoteBuilder

/** Whether there was nothing of the visitor's: nothing chosen, or an example. */
const isUntouched = (choices: Choices) =>
  isInitial(choices) ||
  [emptySelection, ...quotePresets.map(({ selection }) => selection)].some((selection) =>
    isSameQuote(choices, { selection, held: {} }),
  )

/** What was done to the whole package, and all that it has changed of what was the visitor's. */
export function describeStep({ text, change, before }: Step): string {
  if (text !== '' && before && isUntouched(before)) return text
  const { added, removed, changed } = change
  const sentences = [
    added.length > 0 && copy.change.added(list(added)),
    removed.length > 0 && copy.change.removed(list(removed)),
    changed.length > 0 && copy.change.changed(changed.map(describe).join(listSeparator)),
  ].filter((sentence) => sentence !== false)
  return [text, ...(sentences.length > 0 ? sentences : [copy.change.none])].join(' ').trimStart()
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

/** Brings back the choices before the last change of the whole package (rule 7.12). */
export function UndoButton({ onUndone }: { readonly onUndone: () => void }) {
  const dispatch = useQuoteEvents()
  const { lastStep } = useAppSelector(selectLife)
  // A removed line has its own.
  if (!lastStep?.before || lastStep.line) return null
  const undo = () => {
    dispatch({ type: 'quote/stepUndone', payload: copy.undone })
    onUndone()
  }
  return (
    <Button variant="quiet" onClick={undo}>
      {copy.undo}
    </Button>
  )
}
