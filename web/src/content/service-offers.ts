import { soldServices } from './listed-offers.built.ts'
import { addOnPrices, corePrice, type UnitPrice } from './plan-prices.ts'
import { pricedPlan } from './priced-offer.ts'
import type { ServiceSlug } from './service-summaries.ts'

/** What the quote builder sells of a service; undefined if it sells none. */
export const offerOfService = (slug: string) => soldServices.find((it) => it.slug === slug)?.offer

/** The lowest price of each service that has one in the plans' currency (rule 4.3). */
export const startingPrices = {
  cybersecurity: addOnPrices.cybersecurityAudit,
  'automation-iot': addOnPrices.iotIntegration,
  'managed-it': corePrice,
  'consulting-training': addOnPrices.trainingWorkshop,
} as const satisfies Partial<Record<ServiceSlug, UnitPrice>>

const priced = new Map<string, UnitPrice>(Object.entries(startingPrices))

/** What a service's card says about its price, whose limits its page has; undefined if it has none. */
export function startingPriceOf(slug: string) {
  const plan = priced.get(slug)
  const offer = offerOfService(slug)
  const price = plan ? pricedPlan(plan) : offer?.price
  return price && { from: 'From', amount: price.amount, per: price.per }
}

const order = 'Order by message'

/** The link to the contact page, for what has a price but is not sold by the quote builder. */
export const askFor = { text: order, named: (name: string) => `${order}: ${name}` } as const

const add = 'Add to package'

/** The text of the links that open the quote builder with an offer added. */
export const offerCopy = {
  heading: 'As a project',
  add,
  addNamed: (name: string) => `${add}: ${name}`,
  /** A price follows. */
  addPriced: `${add}, `,
} as const
