import {
  customServiceId,
  fixedItemIds,
  resources,
  type Resource,
  type ResourceId,
} from '#shared/catalogue.ts'
import {
  emptySelection,
  initialSelection,
  priceSelection,
  type QuoteLine,
  type Selection,
} from '#shared/pricing.ts'

/** The selection that results in these lines. */
export function toSelection(lines: readonly QuoteLine[]): Selection {
  return lines.reduce(withLine, emptySelection)
}

/** The selection with a line put back. A custom service that has a name and a price keeps them. */
export function withLine(selection: Selection, line: QuoteLine): Selection {
  const { fixedItems, custom } = selection
  const { id, name, quantity, amount } = line
  if (id === customServiceId) {
    const { name: ownName, price } = custom
    const service = price === null ? { name, price: amount } : { name: ownName, price }
    return { ...selection, custom: { selected: true, ...service } }
  }
  if (isResourceId(id)) return withQuantity(selection, id, quantity)
  return {
    ...selection,
    fixedItems: fixedItemIds.filter((each) => each === id || fixedItems.includes(each)),
  }
}

/** The selection without a line. A custom service keeps its name and price, as it does when it is deselected. */
export function withoutLine(selection: Selection, id: QuoteLine['id']): Selection {
  const { fixedItems, custom } = selection
  if (id === customServiceId) return { ...selection, custom: { ...custom, selected: false } }
  if (isResourceId(id)) return withQuantity(selection, id, 0)
  return { ...selection, fixedItems: fixedItems.filter((chosen) => chosen !== id) }
}

function isResourceId(id: string): id is ResourceId {
  return resources.some((resource) => resource.id === id)
}

/** The selection with another quantity of a resource. */
export function withQuantity(selection: Selection, id: ResourceId, quantity: number): Selection {
  return { ...selection, quantities: { ...selection.quantities, [id]: quantity } }
}

/** The slider's step nearest to a number; 0 for NaN. */
export function nearestStep({ max, step }: Resource, value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.min(max, Math.max(0, Math.round(value / step) * step))
}

/** Whether replacing the selection with the saved one would lose anything. */
export function hasUnsavedChoices(selection: Selection, saved: Selection | null): boolean {
  if (isEqual(selection, initialSelection)) return false
  return isCustomUnfinished(selection) || !hasSameLines(selection, saved)
}

/** Whether two selections result in the same lines; null is nothing. */
export function hasSameLines(one: Selection | null, other: Selection | null): boolean {
  return isEqual(priceSelection(one ?? emptySelection), priceSelection(other ?? emptySelection))
}

/** Whether the custom service is selected but not a line yet, because its name or price is missing or invalid. */
export function isCustomUnfinished(selection: Selection): boolean {
  const lines = priceSelection(selection)
  return selection.custom.selected && !lines.some(({ id }) => id === customServiceId)
}

function isEqual<Plain extends object>(one: Plain, other: Plain): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
