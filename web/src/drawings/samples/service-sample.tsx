import { useCallback } from 'react'
import type { SampleName } from '#web/content/samples/sampled-services.ts'
import { SampleSection } from './sample-section.tsx'

const loadSamples = () => import('./service-samples.ts')

// Loaded, not imported: an import would put them into the browser's scripts.
const prerendered = import.meta.env.SSR ? await (await loadSamples()).loadAllSamples() : null

/** The samples of a service's work. */
export function ServiceSample({ name }: { readonly name: SampleName }) {
  const load = useCallback(async () => (await loadSamples()).loadSample[name](), [name])
  return <SampleSection prerendered={prerendered?.get(name) ?? null} load={load} />
}
