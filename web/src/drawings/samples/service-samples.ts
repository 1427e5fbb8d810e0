import type { StaticContent } from '#web/ui/static-content.tsx'
import type { SampleName } from '#web/content/samples/sampled-services.ts'

const documents = () => import('./documents.tsx')

export const loadSample: Record<SampleName, StaticContent['load']> = {
  plans: () => import('./network-plans.tsx'),
  'audit-finding': async () => ({ Content: (await documents()).AuditFinding }),
  'run-sheet': async () => ({ Content: (await documents()).RunSheet }),
  alarm: async () => ({ Content: (await documents()).AlarmRecord }),
  'monthly-report': async () => ({ Content: (await documents()).MonthlyReport }),
  handout: async () => ({ Content: (await documents()).Handout }),
}

/** Loads the samples of all services, for prerendering. */
export async function loadAllSamples() {
  const all = Object.entries(loadSample)
  return new Map(await Promise.all(all.map(async ([name, load]) => [name, await load()] as const)))
}
