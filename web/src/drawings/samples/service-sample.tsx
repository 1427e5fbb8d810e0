import type { StaticModule } from '#web/ui/static-content.tsx'
import { SampleSection } from './sample-section.tsx'

// Listed here rather than in the section: the home page's script needs no other page's files.
const files = import.meta.glob<StaticModule>(['./pages/*.tsx', '!./pages/home.tsx'])

async function loadAll() {
  const all = Object.entries(files)
  return new Map(await Promise.all(all.map(async ([file, load]) => [file, await load()] as const)))
}

const prerendered = import.meta.env.SSR ? await loadAll() : null

/** The sample of a service's work, if there is a file with the service's name. */
export function ServiceSample({ slug }: { readonly slug: string }) {
  const file = `./pages/${slug}.tsx`
  const load = files[file]
  return load && <SampleSection prerendered={prerendered?.get(file) ?? null} load={load} />
}
