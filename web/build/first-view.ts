import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { PageKey, SitePage } from '#web/content/site-map.ts'
import { pagesWithQuote } from '#web/shell/routes/routes.tsx'

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

// Source files, as the manifest names them.

export const commonSource = 'src/shell/entry-client.tsx'

/** Where shell/routes/routes.tsx imports each page from. */
const sourceByPage: Record<PageKey, string> = {
  home: 'src/site/home/home-page.tsx',
  about: 'src/site/about/about-page.tsx',
  services: 'src/site/services/services-page.tsx',
  service: 'src/site/service/service-page.tsx',
  pricing: 'src/site/pricing/pricing-page.tsx',
  contact: 'src/site/contact/contact-page.tsx',
  legal: 'src/site/legal/legal-page.tsx',
  'custom-quote': 'src/quote/builder/custom-quote-page.tsx',
  checkout: 'src/quote/checkout/checkout-page.tsx',
  'payment-success': 'src/quote/receipt/payment-success-page.tsx',
  'payment-failed': 'src/quote/receipt/payment-failed-page.tsx',
  'not-found': 'src/site/not-found/not-found-page.tsx',
  offline: 'src/site/offline/offline-page.tsx',
}

export function pageSources({ page, slug }: SitePage): readonly string[] {
  return [
    commonSource,
    ...(pagesWithQuote.has(page) ? ['src/shell/routes/quote-store-route.tsx'] : []),
    sourceByPage[page],
    ...(page === 'legal' ? [`src/content/legal/${slug}.ts`] : []),
    ...(page === 'service' ? [`src/content/services/${slug}.ts`] : []),
  ]
}

/** What is in the page's document and in no script (static-content.tsx): the page needs its styles. */
export function staticSources(manifest: Manifest, { page, slug = page }: SitePage) {
  const comparison = page === 'custom-quote' ? ['src/quote/builder/compared-examples.tsx'] : []
  const sample = `src/drawings/samples/pages/${slug}.tsx`
  return [sample, ...comparison].filter((source) => manifest[source])
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

/** The sources that these sources and their imports load on demand, with exceptions. */
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
