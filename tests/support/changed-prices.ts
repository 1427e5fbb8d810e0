import { onTestFinished } from 'vitest'
import {
  catalogue,
  customPriceBounds,
  fixedItemIds,
  fixedItems,
  type FixedItem,
  type Resource,
} from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import type { FormerPrice } from '#shared/offer.ts'
import { vat, type TaxRule } from '#shared/vat.ts'

/** Tax on top of the prices and within them: prices and charges have to be right under both. */
export const taxRules: readonly TaxRule[] = [
  { percent: 16, isIncluded: false },
  { percent: 5, isIncluded: true },
]

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
export function changePrice(it: FixedItem | Resource, price: Cents, formerPrices: FormerPrice[]) {
  onTestFinished(() => {
    for (const { offer, copy } of originals) Object.assign(offer, { formerPrices: [] }, copy)
  })
  Object.assign(it, { price, formerPrices })
}

const lists: readonly (readonly unknown[])[] = [catalogue, fixedItems, fixedItemIds]
const contents = lists.map((list) => [...list])

function keepOffers(isKept: (it: unknown) => boolean): void {
  for (const [index, list] of lists.entries()) {
    const kept = contents[index]?.filter(isKept) ?? []
    Reflect.apply(Array.prototype.splice, list, [0, list.length, ...kept])
  }
}

/** Takes an offer with a fixed price out of the catalogue, or puts it back, until the end of the test. */
export function setOffered(offer: FixedItem, isOffered: boolean): void {
  onTestFinished(() => keepOffers(() => true))
  keepOffers((it) => isOffered || (it !== offer && it !== offer.id))
}
