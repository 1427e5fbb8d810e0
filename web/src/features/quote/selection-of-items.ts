import { customServiceId } from '#shared/catalogue.ts'
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
  return isCustomUnfinished(selection) || !isAlike(linesOf(selection).map(quoteItemOf), items)
}

/** Whether the custom service is chosen and no line yet: its name or its price is missing, or not allowed. */
export function isCustomUnfinished(selection: Selection): boolean {
  return selection.custom.selected && !linesOf(selection).some(({ id }) => id === customServiceId)
}

function isAlike<Plain extends object>(one: Plain, other: Plain): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
