import type { ServiceSlug } from '#web/content/service-summaries.ts'

/** The drawings that services can have. */
export type DrawingName =
  'rack' | 'riskMatrix' | 'migrationWaves' | 'sensorDay' | 'managedMonth' | 'workshopDay'

/** The drawing on each service's page and card. A service without one gets strata. */
export const drawnServices: Partial<Record<ServiceSlug, DrawingName>> = {
  'network-design': 'rack',
  cybersecurity: 'riskMatrix',
  'cloud-integration': 'migrationWaves',
  'automation-iot': 'sensorDay',
  'managed-it': 'managedMonth',
  'consulting-training': 'workshopDay',
}
