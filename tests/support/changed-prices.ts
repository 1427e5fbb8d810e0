import { onTestFinished } from 'vitest'
import { fixedItems, resources, type FixedItem, type Resource } from '#shared/catalogue.ts'
import type { FormerPrice } from '#shared/former-prices.ts'
import type { Cents } from '#shared/money.ts'

const originals = [...fixedItems, ...resources].map((offer) => ({ offer, copy: { ...offer } }))

/** Changes an offer's price in the catalogue, as its owner does. The test's end undoes it. */
export function changePrice(
  offer: FixedItem | Resource,
  cents: Cents,
  formerPrices: readonly FormerPrice[],
): void {
  onTestFinished(() => {
    for (const { offer: it, copy } of originals) Object.assign(it, { formerPrices: [] }, copy)
  })
  Object.assign(offer, { ['price' in offer ? 'price' : 'unitPrice']: cents, formerPrices })
}
