import type { ServiceSlug } from '#web/content/service-summaries.ts'

/** The samples that services can have. */
export type SampleName =
  'plans' | 'audit-finding' | 'run-sheet' | 'alarm' | 'monthly-report' | 'handout'

const sampledServices: Partial<Record<ServiceSlug, SampleName>> = {
  'network-design': 'plans',
  cybersecurity: 'audit-finding',
  'cloud-integration': 'run-sheet',
  'automation-iot': 'alarm',
  'managed-it': 'monthly-report',
  'consulting-training': 'handout',
}

const names = new Map(Object.entries(sampledServices))

export const isAnyServiceSampled = names.size > 0

/** The sample of its work that a service's page shows, if any (rule 4.4). */
export function sampleOfService(slug: string): SampleName | undefined {
  return names.get(slug)
}
