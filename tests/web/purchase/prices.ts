import { vi } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import type { Cents } from '#shared/money.ts'
import { changePrice } from '#tests/support/changed-prices.ts'

/** The offers whose prices change. */
export const changing = fixedItems.slice(2, 4)
const firstPrices = changing.map(({ price }) => price)

/** In ms. */
const day = 24 * 60 * 60 * 1000

const setClock = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now)

/** The site's clock and catalogue. */
export const prices = {
  restart: () => {
    setClock(Date.UTC(2026, 0, 1, 12))
    for (const [index, offer] of changing.entries())
      changePrice(offer, firstPrices[index] ?? offer.price, [])
  },
  pass: (days: number) => setClock(Date.now() + days * day),
  /** Changes the prices from today on, as the catalogue's owner does. */
  change: (amounts: readonly Cents[]) => {
    const until = new Date(Date.now() - day).toISOString().slice(0, 10)
    for (const [index, offer] of changing.entries()) {
      const { price, formerPrices = [] }: FixedItem = offer
      changePrice(offer, amounts[index] ?? price, [...formerPrices, { cents: price, until }])
    }
  },
}
