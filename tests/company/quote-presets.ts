import type { FixedItemId, ResourceId } from '#shared/catalogue.ts'
import { initialSelection, type Selection } from '#shared/quote.ts'

function preset<const Id extends string>(
  id: Id,
  name: string,
  fixedItems: readonly FixedItemId[],
  quantities: Selection['quantities'],
) {
  return { id, name, text: name, selection: { ...initialSelection, fixedItems, quantities } }
}
export const quotePresets = [
  preset('desk', 'Desk', ['cabling', 'domain', 'addon-watch'], { space: 50, days: 1 }),
  preset('shop', 'Shop', ['firewall', 'hotline'], { space: 0, days: 0 }),
]
export type PresetId = (typeof quotePresets)[number]['id']
export const peopleCounts: Partial<Record<ResourceId, readonly number[]>> = { days: [1, 2] }
