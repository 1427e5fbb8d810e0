import { vi } from 'vitest'
import { fixedItems, type FixedItem } from '#shared/catalogue.ts'
import { quoteValidityDays } from '#shared/former-prices.ts'
import type { Cents } from '#shared/money.ts'
import { changePrice, setOffered } from '#tests/support/changed-prices.ts'

/** The offers whose prices change. The first two keep theirs: other versions of the site state them. */
export const changing = fixedItems.slice(2, 4)
/** An offer that leaves the catalogue and comes back. */
export const [leaving] = fixedItems.slice(4)
const firstPrices = changing.map(({ price }) => price)

/** In ms. */
const day = 24 * 60 * 60 * 1000

const setClock = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now)
const today = () => Math.floor(Date.now() / day)

/** What was sold, at which price, until which day. */
let sold: { readonly id: string; readonly cents: Cents; readonly lastDay: number }[] = []
let isLeavingOffered = true

function offerLeaving(isOffered: boolean): void {
  if (leaving) setOffered(leaving, isOffered)
  isLeavingOffered = isOffered
}

/** The site's clock and catalogue, and what its prices promise. */
export const prices = {
  restart: () => {
    setClock(Date.UTC(2026, 0, 1, 12))
    sold = []
    offerLeaving(true)
    for (const [index, offer] of changing.entries())
      changePrice(offer, firstPrices[index] ?? offer.price, [])
  },
  pass: (days: number) => setClock(Date.now() + days * day),
  /** Changes the catalogue from today on, as its owner does. */
  change: (amounts: readonly Cents[], isOffered: boolean) => {
    offerLeaving(isOffered)
    const until = new Date(Date.now() - day).toISOString().slice(0, 10)
    for (const [index, offer] of changing.entries()) {
      const { id, price, formerPrices = [] }: FixedItem = offer
      sold.push({ id, cents: price, lastDay: today() - 1 })
      changePrice(offer, amounts[index] ?? price, [...formerPrices, { cents: price, until }])
    }
  },
  isOffered: (id: string) => id !== leaving?.id || isLeavingOffered,
  /** Whether a price of before is still accepted: for the days of a quote, and one more for the buyer's clock (rule 7.22). */
  isKept: (id: string, cents: Cents) =>
    sold.some(
      (it) => it.id === id && it.cents === cents && today() - it.lastDay <= quoteValidityDays + 1,
    ),
}
