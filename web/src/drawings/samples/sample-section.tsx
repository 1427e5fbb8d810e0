import { sampleId } from '#web/content/paths.ts'
import { SectionRoot } from '#web/ui/section.tsx'
import { useStaticContent, type StaticContent, type StaticModule } from '#web/ui/static-content.tsx'

const files = import.meta.glob<StaticModule>('./pages/*.tsx')

async function loadAll() {
  const all = Object.entries(files)
  return new Map(await Promise.all(all.map(async ([file, load]) => [file, await load()] as const)))
}

const prerendered = import.meta.env.SSR ? await loadAll() : null

type SampleSectionProps = {
  /** A page's key, or a service's slug. */
  readonly page: string
}

/** The sample of a page, if there is a file with its name. It is in the page's document and in none of its scripts. */
export function SampleSection({ page }: SampleSectionProps) {
  const file = `./pages/${page}.tsx`
  const load = files[file]
  return load && <Sample prerendered={prerendered?.get(file) ?? null} load={load} />
}

function Sample(content: StaticContent) {
  return <SectionRoot id={sampleId} tone="paper" {...useStaticContent(content)} />
}
