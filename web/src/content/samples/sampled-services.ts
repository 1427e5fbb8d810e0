import type { ServiceSlug } from '#web/content/service-summaries.ts'

const sampledServices = [
  'network-design',
  'cybersecurity',
  'cloud-integration',
  'automation-iot',
  'managed-it',
  'consulting-training',
] as const satisfies readonly ServiceSlug[]

export type SampledService = (typeof sampledServices)[number]

/** Whether a service's page shows a sample of its work (rule 4.4). */
export function hasSample(slug: string): slug is SampledService {
  return sampledServices.some((sampled) => sampled === slug)
}
