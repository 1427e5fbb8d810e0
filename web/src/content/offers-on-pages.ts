import type { coreServices } from '#shared/core-services.ts'
import type { PresetId } from '#web/content/quote-presets.ts'
import type { ServiceSlug } from './service-summaries.ts'

// What other pages say of the builder's offers.

type CoreServiceId = (typeof coreServices)[number]['id']

/** The services that the quote builder sells as a project. The others are plans, or priced after a visit. */
export const projects: ReadonlyMap<string, CoreServiceId> = new Map<ServiceSlug, CoreServiceId>([
  ['network-design', 'network-design'],
  ['cybersecurity', 'cybersecurity'],
  ['cloud-integration', 'cloud-migration'],
])

/** From survey to handover (rule 13.6): figures for the owner to confirm. */
export const usualWeeks = {
  'network-design': '3 to 5 weeks',
  cybersecurity: '3 to 4 weeks',
  'cloud-migration': '8 to 12 weeks',
  'server-setup': '1 to 2 weeks',
} as const satisfies Record<CoreServiceId, string>

/** The example that is meant for an industry of the home page (rule 3.4). */
export const healthcareExample: PresetId = 'clinic'
