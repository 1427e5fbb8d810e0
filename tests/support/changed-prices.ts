import { onTestFinished } from 'vitest'
import { fixedItems, resources, type FixedItem, type Resource } from '#shared/catalogue.ts'
import type { FormerPrice } from '#shared/former-prices.ts'
import type { Cents } from '#shared/money.ts'

const originals = [...fixedItems, ...resources].map((offer) => ({ offer, copy: { ...offer } }))

/** Changes an offer's price in the catalogue, as its owner does. The test's end undoes it. */
export function changePrice(it: FixedItem | Resource, cents: Cents, formerPrices: FormerPrice[]) {
  onTestFinished(() => {
    for (const { offer, copy } of originals) Object.assign(offer, { formerPrices: [] }, copy)
  })
  Object.assign(it, { ['price' in it ? 'price' : 'unitPrice']: cents, formerPrices })
}
