import type { StaticContent } from '#web/ui/static-content.tsx'
import type { SampleName } from '#web/content/samples/sampled-services.ts'

/** Loads the samples of a service, by their name. */
export const loadSample: Record<SampleName, StaticContent['load']> = {
  'network-design': () => import('./services/network-design.tsx'),
  cybersecurity: () => import('./services/cybersecurity.tsx'),
  'cloud-integration': () => import('./services/cloud-integration.tsx'),
  'automation-iot': () => import('./services/automation-iot.tsx'),
  'managed-it': () => import('./services/managed-it.tsx'),
  'consulting-training': () => import('./services/consulting-training.tsx'),
}

/** Loads the samples of all services, for prerendering. */
export async function loadAllSamples() {
  const all = Object.entries(loadSample)
  return new Map(await Promise.all(all.map(async ([name, load]) => [name, await load()] as const)))
}
