import { customServiceId, type Resource } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  initialSelection,
  isResourceId,
  priceSelection,
  withQuantity,
  type Selection,
} from '#shared/quote.ts'

/** The selection without a line. As when deselected, a custom service keeps its name and price. */
export function withoutLine(selection: Selection, id: QuoteLine['id']): Selection {
  const { fixedItems, custom } = selection
  if (id === customServiceId) return { ...selection, custom: { ...custom, selected: false } }
  if (isResourceId(id)) return withQuantity(selection, id, 0)
  return { ...selection, fixedItems: fixedItems.filter((chosen) => chosen !== id) }
}

/** The slider's step nearest to a number; 0 for NaN. */
export function nearestStep({ max, step }: Resource, value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.min(max, Math.max(0, Math.round(value / step) * step))
}

/** Whether replacing the selection with the saved one would lose anything. */
export function hasUnsavedChoices(selection: Selection, saved: Selection | null): boolean {
  if (isEqual(selection, initialSelection)) return false
  return isCustomUnfinished(selection) || !isSameQuote(selection, saved)
}

/** Whether two selections result in the same lines and totals; null is nothing. */
export function isSameQuote(one: Selection | null, other: Selection | null): boolean {
  const { lines, totals } = priceSelection(one ?? emptySelection)
  const { lines: otherLines, totals: otherTotals } = priceSelection(other ?? emptySelection)
  return isEqual([lines, totals], [otherLines, otherTotals])
}

/** Whether lines are of the same offers and quantities, whatever they cost. */
export function isSameChoice(one: readonly QuoteLine[], other: readonly QuoteLine[]): boolean {
  return isEqual(one.map(choiceOf), other.map(choiceOf))
}

/** The choices, including a custom service's price. */
function choiceOf({ id, name, quantity, unitPrice }: QuoteLine) {
  return id === customServiceId ? [id, name, unitPrice] : [id, quantity]
}

/** Whether the custom service is selected but not a line yet, because its name or price is missing or invalid. */
export function isCustomUnfinished(selection: Selection): boolean {
  const { lines } = priceSelection(selection)
  return selection.custom.selected && !lines.some(({ id }) => id === customServiceId)
}

function isEqual<Plain extends object>(one: Plain, other: Plain): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
