import { useCallback } from 'react'
import type { SampledService } from '#web/content/samples/sampled-services.ts'
import { SampleSection } from './sample-section.tsx'

const loadSamples = () => import('./samples/service-samples.ts')

// Imported here, they would be in the browser's scripts too.
const prerendered = import.meta.env.SSR ? await (await loadSamples()).loadAllSamples() : null

/** The samples of a service's work. */
export function ServiceSample({ slug }: { readonly slug: SampledService }) {
  const load = useCallback(async () => (await loadSamples()).loadSample[slug](), [slug])
  return <SampleSection prerendered={prerendered?.get(slug) ?? null} load={load} />
}
