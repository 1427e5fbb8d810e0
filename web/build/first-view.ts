import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SitePage } from '#web/content/site-map.ts'

const names = v.optional(v.array(v.string()), [])

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), css: names, imports: names, dynamicImports: names }),
)

export type Manifest = v.InferOutput<typeof manifestSchema>

export async function readManifest(site: string): Promise<Manifest> {
  const text = await readFile(join(site, '.vite/manifest.json'), 'utf8')
  return v.parse(manifestSchema, JSON.parse(text))
}

const commonSource = 'src/shell/entry-client.tsx'

/** The source file with a name, as the manifest has it. */
function sourceNamed(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((source) => source.endsWith(`/${name}`))
  if (found === undefined) throw new Error(`Not in the build's manifest: ${name}`)
  return found
}

/** The source files of a page: they are named after its key and slug. */
export function pageSources(manifest: Manifest, page: SitePage): readonly string[] {
  const { page: key, slug, hasQuote } = page
  const files = [`${key}-page.tsx`, ...(slug === undefined ? [] : [`${slug}.ts`])]
  const all = hasQuote ? ['quote-store-route.tsx', ...files] : files
  return [commonSource, ...all.map((name) => sourceNamed(manifest, name))]
}

/** The built files that a page's first view needs: each once, after the files that it imports. */
export type FirstView = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export function findFirstView(manifest: Manifest, sources: readonly string[]): FirstView {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`Not in the build's manifest: ${source}`)
    if (seen.has(source)) return
    seen.add(source)
    chunk.imports.forEach(visit)
    scripts.add(chunk.file)
    // In import order, on which rules of equal specificity depend.
    for (const style of chunk.css) styles.add(style)
  }
  sources.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}
