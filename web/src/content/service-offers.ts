import { coreServices } from '#shared/core-services.ts'
import { taxName } from '#shared/vat.ts'
import type { ServiceSlug } from './service-summaries.ts'

type CoreService = (typeof coreServices)[number]

// The services that the quote builder sells as a project. The others are plans, or priced after a visit.
const offerIds: ReadonlyMap<string, CoreService['id']> = new Map<ServiceSlug, CoreService['id']>([
  ['network-design', 'network-design'],
  ['cybersecurity', 'cybersecurity'],
  ['cloud-integration', 'cloud-migration'],
])

/** The quote builder's offer for a service; undefined if it has none. */
export function offerOfService(slug: string): CoreService | undefined {
  return coreServices.find(({ id }) => id === offerIds.get(slug))
}

/** The link to the contact page, for what has a price but is not sold by the quote builder. */
export const askFor = {
  text: 'Ask for it',
  named: (name: string) => `Ask for it: ${name}`,
} as const

const add = 'Add to package'

/** The text of the links that open the quote builder with an offer added. */
export const offerCopy = {
  heading: 'As a project',
  note: `Paid once, before ${taxName}.`,
  add,
  addNamed: (name: string) => `${add}: ${name}`,
  addPriced: (price: string) => `${add}, ${price}`,
} as const
