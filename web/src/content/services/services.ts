import { importModule } from '#web/ui/document/import-module.ts'
import type { Service, ServiceDetails } from '#web/content/service.ts'
import { serviceSummaries, type ServiceSlug } from '#web/content/service-summaries.ts'

// Loaded on demand: a visitor reads one service at a time.
const modules: Record<ServiceSlug, () => Promise<{ readonly details: ServiceDetails }>> = {
  'network-design': () => import('./network-design.ts'),
  cybersecurity: () => import('./cybersecurity.ts'),
  'cloud-integration': () => import('./cloud-integration.ts'),
  'automation-iot': () => import('./automation-iot.ts'),
  'managed-it': () => import('./managed-it.ts'),
  'consulting-training': () => import('./consulting-training.ts'),
}

/** Loads a service's details. Cards and the site map only need its summary. */
export async function loadService(summary: (typeof serviceSummaries)[number]): Promise<Service> {
  const { details } = await importModule(modules[summary.slug])
  return { ...summary, ...details }
}

/** Loads all services, in display order. */
export async function loadServices(): Promise<readonly Service[]> {
  return Promise.all(serviceSummaries.map(loadService))
}
