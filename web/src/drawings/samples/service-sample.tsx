import { useCallback } from 'react'
import type { SampleName } from '#web/content/samples/sampled-services.ts'
import { SampleSection } from './sample-section.tsx'

const loadSamples = () => import('./service-samples.ts')
const prerendered = import.meta.env.SSR ? await (await loadSamples()).loadAllSamples() : null

export function ServiceSample({ name }: { readonly name: SampleName }) {
  const load = useCallback(async () => (await loadSamples()).loadSample[name](), [name])
  return <SampleSection prerendered={prerendered?.get(name) ?? null} load={load} />
}
