import type { StaticContent } from '#web/components/static-content.tsx'
import type { ServiceSlug } from '#web/content/service-summaries.ts'

type Load = StaticContent['load']

// A service without a sample doesn't compile.
const byService: Record<ServiceSlug, Load> = {
  'network-design': () => import('./services/network-design.tsx'),
  cybersecurity: () => import('./services/cybersecurity.tsx'),
  'cloud-integration': () => import('./services/cloud-integration.tsx'),
  'automation-iot': () => import('./services/automation-iot.tsx'),
  'managed-it': () => import('./services/managed-it.tsx'),
  'consulting-training': () => import('./services/consulting-training.tsx'),
}

const samples = new Map<string, Load>(Object.entries(byService))

/** Loads the samples of a service. */
export async function loadSample(slug: string): ReturnType<Load> {
  const load = samples.get(slug)
  if (!load) throw new Error(`No sample of ${slug}`)
  return load()
}

/** Loads the samples of all services, for prerendering. */
export async function loadAllSamples() {
  const all = Array.from(samples, async ([slug, load]) => [slug, await load()] as const)
  return new Map(await Promise.all(all))
}
