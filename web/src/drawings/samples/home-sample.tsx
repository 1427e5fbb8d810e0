import { SampleSection } from './sample-section.tsx'

const load = () => import('./as-built-overview.tsx')

// Loaded, not imported: an import would put it into the browser's scripts.
const prerendered = import.meta.env.SSR ? await load() : null

/** The home page's proof: what a client holds on the last day. */
export function HomeSample() {
  return <SampleSection prerendered={prerendered} load={load} />
}
