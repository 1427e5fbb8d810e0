import { customServiceId, isResourceId } from '#shared/catalogue.ts'
import type { QuoteLine, Selection } from '#shared/pricing.ts'
import { selectionOfLines } from './selection.ts'

/** The selection without a line. A custom service keeps its name and price, as it does when it is deselected. */
export function withoutLine(selection: Selection, id: QuoteLine['id']): Selection {
  const { fixedItems, quantities, custom } = selection
  if (id === customServiceId) return { ...selection, custom: { ...custom, selected: false } }
  if (isResourceId(id)) return { ...selection, quantities: { ...quantities, [id]: 0 } }
  return { ...selection, fixedItems: fixedItems.filter((chosen) => chosen !== id) }
}

/** The selection with a line put back. A custom service keeps its name and price. */
export function withLine(selection: Selection, line: QuoteLine): Selection {
  const { fixedItems, quantities, custom } = selection
  if (line.id === customServiceId) return { ...selection, custom: { ...custom, selected: true } }
  const added = selectionOfLines([line])
  return isResourceId(line.id)
    ? { ...selection, quantities: { ...quantities, [line.id]: added.quantities[line.id] } }
    : { ...selection, fixedItems: [...new Set([...fixedItems, ...added.fixedItems])] }
}
