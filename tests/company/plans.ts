import type { FixedItemId, ResourceId } from '#shared/catalogue.ts'
import { initialSelection, type Selection } from '#shared/quote.ts'
import { planPrice } from '#web/content/plan-currency.ts'

export const plans = [
  {
    slug: 'desk' as const,
    name: 'Desk Care',
    price: planPrice(740_000),
    description: 'For one room.',
    features: ['A visit a month'],
    cta: 'Take Desk Care',
    isPopular: false,
  },
  {
    slug: 'floor' as const,
    name: 'Floor Care',
    price: planPrice(1_850_000),
    description: 'For a floor.',
    features: ['A visit a week'],
    cta: 'Take Floor Care',
    isPopular: true,
  },
]

export const planAddOns = [
  {
    name: 'Rack Tidy',
    description: 'Cables cut to length.',
    price: planPrice(370_000),
    unit: 'rack',
    covers: { extent: 'one rack', without: ['cables'] },
  },
]

export const planSizes = [{ term: 'Desks', values: { desk: 'Up to 5', floor: 'Up to 40' } }]
export const planComparison = [
  ...planSizes,
  { term: 'Night calls', values: { desk: false, floor: true } },
]

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
