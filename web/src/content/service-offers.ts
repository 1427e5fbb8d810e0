import { addOnPrices, corePrice, type UnitPrice } from './plan-prices.ts'
import type { ServiceSlug } from './service-summaries.ts'

/** The lowest price of each service that has one in the plans' currency (rule 4.3). */
export const startingPrices = {
  cybersecurity: addOnPrices.cybersecurityAudit,
  'automation-iot': addOnPrices.iotIntegration,
  'managed-it': corePrice,
  'consulting-training': addOnPrices.trainingWorkshop,
} as const satisfies Partial<Record<ServiceSlug, UnitPrice>>

const order = 'Order by message'

/** The link to the contact page, for what has a price but is not sold by the quote builder. */
export const askFor = { text: order, named: (name: string) => `${order}: ${name}` } as const

const add = 'Add to package'

/** Before a service's lowest price. */
export const startingFrom = 'From'

/** The text of the links that open the quote builder with an offer added. */
export const offerCopy = {
  heading: 'As a project',
  add,
  addNamed: (name: string) => `${add}: ${name}`,
  /** A price follows. */
  addPriced: `${add}, `,
} as const
