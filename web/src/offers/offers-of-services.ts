import type { UnitPrice } from '#web/content/plan-prices.ts'
import { startingFrom, startingPrices } from '#web/content/service-offers.ts'
import { soldServices } from './listed-offers.built.ts'
import { pricedPlan } from './priced-offer.ts'

/** What the quote builder sells of a service; undefined if it sells none. */
export const offerOfService = (slug: string) => soldServices.find((it) => it.slug === slug)?.offer

const priced = new Map<string, UnitPrice>(Object.entries(startingPrices))

/** What a service's card says about its price, whose limits its page has; undefined if it has none. */
export function startingPriceOf(slug: string) {
  const plan = priced.get(slug)
  const offer = offerOfService(slug)
  const price = plan ? pricedPlan(plan) : offer?.price
  return price && { from: startingFrom, amount: price.amount, per: price.per }
}
