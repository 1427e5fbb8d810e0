import { listSeparator } from '#shared/locale.ts'
import { quantityText, type QuoteLine } from '#shared/pricing.ts'
import { emptySelection, type Choices } from '#shared/quote.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { quotePresets } from '#web/content/quote-presets.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { Step } from '#web/quote/life/quote-life.ts'
import { isInitial, isSameQuote } from '#web/quote/model/selection.ts'

const { change: copy } = quoteBuilder.start

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
    added.length > 0 && copy.added(list(added)),
    removed.length > 0 && copy.removed(list(removed)),
    changed.length > 0 && copy.changed(changed.map(describe).join(listSeparator)),
  ].filter((sentence) => sentence !== false)
  return [text, ...(sentences.length > 0 ? sentences : [copy.none])].join(' ').trimStart()
}

const list = (lines: readonly QuoteLine[]) => lines.map(({ name }) => name).join(listSeparator)

/** The quantity or the price, or both, whichever has changed. */
function describe({ before, after }: Step['change']['changed'][number]): string {
  const side = (line: QuoteLine) =>
    [
      ...(before.quantity === after.quantity ? [] : [quantityText(line)]),
      ...(before.unitPrice === after.unitPrice ? [] : [formatPrice(line.unitPrice)]),
    ].join(listSeparator)
  return copy.fromTo(after.name, side(before), side(after))
}
