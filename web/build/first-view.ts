import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from '#shared/schema.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z._default(z.array(z.string()), []),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
  }),
)

export type Manifest = z.infer<typeof manifestSchema>

export async function readManifest(site: string): Promise<Manifest> {
  const text = await readFile(join(site, '.vite/manifest.json'), 'utf8')
  return manifestSchema.parse(JSON.parse(text))
}

/** The built files that a page's first view needs: each once, and after the files it imports. */
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

/** The sources that these sources and everything they import load on demand, except for some. */
export function loadedOnDemand(
  manifest: Manifest,
  sources: readonly string[],
  except: ReadonlySet<string>,
): readonly string[] {
  const found = new Set(sources)
  // A for…of over a Set visits what is added on the way.
  for (const source of found) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    for (const each of [...imports, ...dynamicImports]) if (!except.has(each)) found.add(each)
  }
  return [...found]
}
