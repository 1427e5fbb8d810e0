import { listSeparator } from '#shared/locale.ts'
import { coreServices } from '#shared/core-services.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { formatPlanPrice, type PlanPrice } from './plan-currency.ts'
import { projects, usualWeeks } from '#web/content/offers-on-pages.ts'
import { addOnPrices, planPeriod, planPrices } from './plan-prices.ts'
import type { ServiceSlug } from './service-summaries.ts'
import { taxWords } from './tax-words.built.ts'

type CoreService = (typeof coreServices)[number]

/** The quote builder's offer for a service; undefined if it has none. */
export function offerOfService(slug: string): CoreService | undefined {
  return coreServices.find(({ id }) => id === projects.get(slug))
}

/** The lowest price of each service that has one in the plans' currency (rule 4.3). */
export const startingPrices = {
  cybersecurity: { price: addOnPrices.cybersecurityAudit, unit: 'per audit' },
  'automation-iot': { price: addOnPrices.iotIntegration, unit: 'per project' },
  'managed-it': { price: planPrices.core, unit: `per ${planPeriod}` },
  'consulting-training': { price: addOnPrices.trainingWorkshop, unit: 'per session' },
} as const satisfies Partial<Record<ServiceSlug, object>>

const priced = new Map<string, { price: PlanPrice; unit: string }>(Object.entries(startingPrices))

/** What a service's card says about its price; undefined if it has none. */
export function startingPriceOf(slug: string): string | undefined {
  const { price, unit } = priced.get(slug) ?? {}
  if (price !== undefined) return `From ${formatPlanPrice(price)} ${unit}`
  const offer = offerOfService(slug)
  return offer && `From ${formatPrice(offer.price)} per project`
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
  note: taxWords.paidOnce,
  add,
  addNamed: (name: string) => `${add}: ${name}`,
  addPriced: (price: string) => `${add}, ${price}`,
} as const
