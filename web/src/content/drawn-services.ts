import type { ServiceSlug } from './service-summaries.ts'

/**
 * The drawing on each service's page, a file in web/src/drawings/services/, of which the small one is on its card. A
 * service without one gets strata.
 */
export const drawnServices: Partial<Record<ServiceSlug, string>> = {
  'network-design': 'rack',
  cybersecurity: 'risk-matrix',
  'cloud-integration': 'migration-waves',
  'automation-iot': 'sensor-day',
  'managed-it': 'managed-month',
  'consulting-training': 'workshop-day',
}
