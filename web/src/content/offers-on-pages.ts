import { coreServices } from '#shared/core-services.ts'
import type { OfferId } from '#shared/catalogue.ts'
import type { PresetId } from '#web/content/quote-presets.ts'
import type { ServiceSlug } from './service-summaries.ts'

// What other pages say of the builder's offers.

/** What the quote builder sells of a service: any offer of it. The other services are plans, or priced after a visit. */
export const projects: ReadonlyMap<string, OfferId> = new Map<ServiceSlug, OfferId>([
  ['network-design', 'network-design'],
  ['cybersecurity', 'cybersecurity'],
  ['cloud-integration', 'cloud-migration'],
])

/** The offers with prices on the pricing page, those by quantity with their unit. */
export const listedOffers: readonly OfferId[] = coreServices.map(({ id }) => id)

/** From survey to handover (rule 13.6): figures for the owner to confirm. */
export const usualWeeks: Readonly<Record<string, string>> = {
  'network-design': '3 to 5 weeks',
  cybersecurity: '3 to 4 weeks',
  'cloud-migration': '8 to 12 weeks',
  'server-setup': '1 to 2 weeks',
} satisfies Partial<Record<OfferId, string>>

/** The example that is meant for an industry of the home page (rule 3.4). */
export const healthcareExample: PresetId = 'clinic'
