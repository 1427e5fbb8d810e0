import { onTestFinished } from 'vitest'
import { catalogue, customPriceBounds, type Offered } from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import type { FormerPrice } from '#shared/offer.ts'
import { vat, type TaxRule } from '#shared/vat.ts'

/** Tax on top of the prices and within them: prices and charges have to be right under both. */
export const taxRules: readonly TaxRule[] = [
  { percent: 16, isIncluded: false },
  { percent: 5, isIncluded: true },
]

// In place: by parameter it would go through every function from a page to its prices; a mocked module has one version.
/** Changes an object until the end of the test. */
function change<Value extends object>(it: Value, changes: Partial<Value>): void {
  const before = { ...it }
  onTestFinished(() => void Object.assign(it, before))
  Object.assign(it, changes)
}

/** Changes the tax until the end of the test. */
export const changeTax = (rule: TaxRule) => change(vat, rule)

/** Changes the bounds of a custom service's price until the end of the test. */
export const changePriceBounds = (min: Cents, max: Cents) => change(customPriceBounds, { min, max })

const originals = catalogue.map((offer) => ({ offer, copy: { ...offer } }))

/** Changes an offer's price in the catalogue until the end of the test. */
export function changePrice(it: Offered, price: Cents, formerPrices: FormerPrice[]) {
  onTestFinished(() => {
    for (const { offer, copy } of originals) Object.assign(offer, { formerPrices: [] }, copy)
  })
  Object.assign(it, { price, formerPrices })
}
