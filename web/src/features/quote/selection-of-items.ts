import { initialSelection, linesOf, type Selection } from '#shared/pricing.ts'
import { lineOfQuoteItem, quoteItemOf, type QuoteItem } from '#web/state/saved-quote.ts'
import { selectionOfLines } from './selection-of-lines.ts'

/** The selection that was saved as these items. */
export function selectionOfItems(items: readonly QuoteItem[]): Selection {
  return selectionOfLines(items.flatMap((item) => lineOfQuoteItem(item) ?? []))
}

/** Whether something would be lost if the saved items took the place of the selection. */
export function hasUnsavedChoices(selection: Selection, items: readonly QuoteItem[]): boolean {
  if (isAlike(selection, initialSelection)) return false
  const lines = linesOf(selection)
  const isCustomUnfinished = selection.custom.selected && !lines.some(({ id }) => id === 'custom')
  return isCustomUnfinished || !isAlike(lines.map(quoteItemOf), items)
}

function isAlike<Plain extends object>(one: Plain, other: Plain): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
