import { importModule } from '#web/ui/browser/import-module.ts'
import type { Service, ServiceDetails } from '#web/content/service.ts'
import { serviceSummaries, type ServiceSlug } from '#web/content/service-summaries.ts'

// Loaded on demand: a visitor reads one service at a time.
const details: Record<ServiceSlug, () => Promise<ServiceDetails>> = {
  'network-design': async () =>
    (await importModule(() => import('./network-design.ts'))).networkDesign,
  cybersecurity: async () => (await importModule(() => import('./cybersecurity.ts'))).cybersecurity,
  'cloud-integration': async () =>
    (await importModule(() => import('./cloud-integration.ts'))).cloudIntegration,
  'automation-iot': async () =>
    (await importModule(() => import('./automation-iot.ts'))).automationIot,
  'managed-it': async () => (await importModule(() => import('./managed-it.ts'))).managedIt,
  'consulting-training': async () =>
    (await importModule(() => import('./consulting-training.ts'))).consultingTraining,
}

/** Loads a service's details. Cards and the site map only need its summary. */
export async function loadService(summary: (typeof serviceSummaries)[number]): Promise<Service> {
  return { ...summary, ...(await details[summary.slug]()) }
}

/** Loads all services, in display order. */
export async function loadServices(): Promise<readonly Service[]> {
  return Promise.all(serviceSummaries.map(loadService))
}
