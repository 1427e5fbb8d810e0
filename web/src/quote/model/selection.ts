import { customServiceId, isResourceId } from '#shared/catalogue.ts'
import {
  initialSelection,
  linesOf,
  quantitiesOf,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'

/** The selection that results in these lines. Reopens a saved quote. */
export function selectionOfLines(lines: readonly QuoteLine[]): Selection {
  const custom = lines.find(({ id }) => id === customServiceId)
  return {
    fixedItems: lines.flatMap(({ id }) => (id === customServiceId || isResourceId(id) ? [] : [id])),
    quantities: quantitiesOf((resource) => {
      const line = lines.find(({ id }) => id === resource.id)
      return line ? line.amount / resource.unitPrice : 0
    }),
    custom: custom
      ? { selected: true, name: custom.name, price: custom.amount }
      : initialSelection.custom,
  }
}

/** Whether replacing the selection with the saved lines would lose anything. */
export function hasUnsavedChoices(selection: Selection, saved: readonly QuoteLine[]): boolean {
  if (isEqual(selection, initialSelection)) return false
  return isCustomUnfinished(selection) || !isEqual(linesOf(selection), saved)
}

/** Whether the custom service is selected but not a line yet, because its name or price is missing or invalid. */
export function isCustomUnfinished(selection: Selection): boolean {
  return selection.custom.selected && !linesOf(selection).some(({ id }) => id === customServiceId)
}

function isEqual<Plain extends object>(one: Plain, other: Plain): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
