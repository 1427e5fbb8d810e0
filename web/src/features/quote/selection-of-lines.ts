import { resources, type FixedItemId, type ResourceId } from '#shared/catalogue.ts'
import { initialSelection, quantitiesOf, type QuoteLine, type Selection } from '#shared/pricing.ts'

/** The selection that has these lines: how a saved quote is opened again. */
export function selectionOfLines(lines: readonly QuoteLine[]): Selection {
  const custom = lines.find(({ id }) => id === 'custom')
  return {
    fixedItems: lines.flatMap(({ id }) => (isFixedItemId(id) ? [id] : [])),
    quantities: quantitiesOf((resource) => {
      const line = lines.find(({ id }) => id === resource.id)
      return line ? line.amount / resource.unitPrice : 0
    }),
    custom: custom
      ? { selected: true, name: custom.name, price: custom.amount }
      : initialSelection.custom,
  }
}

function isFixedItemId(id: QuoteLine['id']): id is FixedItemId {
  return id !== 'custom' && !isResourceId(id)
}

function isResourceId(id: QuoteLine['id']): id is ResourceId {
  return resources.some((resource) => resource.id === id)
}
