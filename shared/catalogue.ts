import { coreServices } from '#shared/core-services.ts'
import {
  additionalServices,
  customPriceBounds,
  premiumAddOns,
  resources,
} from '#shared/price-list.ts'
import type { Offer, SliderOffer } from './offer.ts'

/**
 * The quote builder's catalogue in the packages' currency (rules 7.1 and 7.2). Names are unique across all of it, because
 * requests identify an item by its name.
 */

export { additionalServices, customPriceBounds, premiumAddOns, resources }

/** All offers with a fixed price, in display order. */
export const fixedItems = [...coreServices, ...additionalServices, ...premiumAddOns] as const
export const fixedItemIds = fixedItems.map(({ id }) => id)

export type FixedItemId = (typeof fixedItems)[number]['id']
export type FixedItem = Offer & { readonly id: FixedItemId }

export type ResourceId = (typeof resources)[number]['id']
export type Resource = SliderOffer & { readonly id: ResourceId }

export type OfferId = FixedItemId | ResourceId
export type Offered = FixedItem | Resource

/** Everything with a price set by the company, in display order. */
export const catalogue: readonly Offered[] = [...fixedItems, ...resources]

/** The id of the service that the visitor names and prices. */
export const customServiceId = 'custom'

/** The maximum length of a custom service's name, in UTF-16 units. */
export const customNameMaxLength = 80
