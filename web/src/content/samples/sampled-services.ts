import type { ServiceSlug } from '#web/content/service-summaries.ts'

/** The samples that services can have: the files in web/src/drawings/samples/services/. */
export type SampleName =
  | 'network-design'
  | 'cybersecurity'
  | 'cloud-integration'
  | 'automation-iot'
  | 'managed-it'
  | 'consulting-training'

const sampledServices: Partial<Record<ServiceSlug, SampleName>> = {
  'network-design': 'network-design',
  cybersecurity: 'cybersecurity',
  'cloud-integration': 'cloud-integration',
  'automation-iot': 'automation-iot',
  'managed-it': 'managed-it',
  'consulting-training': 'consulting-training',
}

const names = new Map(Object.entries(sampledServices))

/** The sample of its work that a service's page shows, if any (rule 4.4). */
export function sampleOfService(slug: string): SampleName | undefined {
  return names.get(slug)
}
