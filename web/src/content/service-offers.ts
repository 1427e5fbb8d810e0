import { listSeparator } from '#shared/locale.ts'
import { coreServices } from '#shared/core-services.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { projects, usualWeeks } from '#web/content/offers-on-pages.ts'
import { addOnPrices, corePrice, type UnitPrice } from './plan-prices.ts'
import { pricedPlan } from './priced-offer.ts'
import type { ServiceSlug } from './service-summaries.ts'
import { taxWords } from './tax-words.built.ts'

type CoreService = (typeof coreServices)[number]

/** The quote builder's offer for a service; undefined if it has none. */
export function offerOfService(slug: string): CoreService | undefined {
  return coreServices.find(({ id }) => id === projects.get(slug))
}

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
  const project = offer && { amount: formatPrice(offer.price), per: `per project ${taxWords.base}` }
  const price = plan ? pricedPlan(plan) : project
  return price && { from: 'From', amount: price.amount, per: price.per }
}

/** How long a project usually takes (rule 13.6). */
export const usualTime = (id: CoreService['id']) =>
  `Usually ${usualWeeks[id]} from survey to handover.`

/** The same for the projects of an order; empty without one. */
export function usualTimes(lines: readonly { readonly name: string }[]): string {
  const times = coreServices
    .filter((service) => lines.some(({ name }) => name === service.name))
    .map(({ id, name }) => `${name} ${usualWeeks[id]}`)
  return times.length === 0
    ? ''
    : `Usual time from survey to handover: ${times.join(listSeparator)}.`
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
