import { onTestFinished } from 'vitest'
import { catalogue, type FixedItem, type Resource } from '#shared/catalogue.ts'
import type { FormerPrice } from '#shared/former-prices.ts'
import type { Cents } from '#shared/money.ts'

const originals = catalogue.map((offer) => ({ offer, copy: { ...offer } }))

/** Changes an offer's price in the catalogue, as its owner does. The test's end undoes it. */
export function changePrice(it: FixedItem | Resource, price: Cents, formerPrices: FormerPrice[]) {
  onTestFinished(() => {
    for (const { offer, copy } of originals) Object.assign(offer, { formerPrices: [] }, copy)
  })
  Object.assign(it, { price, formerPrices })
}
