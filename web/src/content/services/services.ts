import type { Service, ServiceDetails } from '#web/content/service.ts'
import { serviceSummaries, type ServiceSlug } from '#web/content/service-summaries.ts'

// Loaded on demand: a visitor reads one service at a time.
const details: Record<ServiceSlug, () => Promise<ServiceDetails>> = {
  'network-design': async () => (await import('./network-design.ts')).networkDesign,
  cybersecurity: async () => (await import('./cybersecurity.ts')).cybersecurity,
  'cloud-integration': async () => (await import('./cloud-integration.ts')).cloudIntegration,
  'automation-iot': async () => (await import('./automation-iot.ts')).automationIot,
  'managed-it': async () => (await import('./managed-it.ts')).managedIt,
  'consulting-training': async () => (await import('./consulting-training.ts')).consultingTraining,
}

/** Loads a service's details. Cards and the site map only need its summary. */
export async function loadService(summary: (typeof serviceSummaries)[number]): Promise<Service> {
  return { ...summary, ...(await details[summary.slug]()) }
}

/** Loads all services, in display order. */
export async function loadServices(): Promise<readonly Service[]> {
  return Promise.all(serviceSummaries.map(loadService))
}
