import { home } from '#web/content/home.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import type { SitePage } from '#web/content/site-map.ts'
import { pagesWithQuote } from '#web/shell/routes/routes.tsx'
import type { Manifest } from './first-view.ts'

// Source files, as the build's manifest names them.

export const commonSource = 'src/shell/entry-client.tsx'

export function pageSources(manifest: Manifest, { page, slug }: SitePage): readonly string[] {
  // Where routes.tsx imports it from.
  const file = `${page}-page.tsx`
  return [
    commonSource,
    ...(pagesWithQuote.has(page) ? ['src/shell/routes/quote-store-route.tsx'] : []),
    Object.keys(manifest).find((source) => source.endsWith(`/${file}`)) ?? file,
    ...(page === 'legal' ? [`src/content/legal/${slug}.ts`] : []),
    ...(page === 'service' ? [`src/content/services/${slug}.ts`] : []),
  ]
}

/** Content that is in the document and in no script (static-content.tsx), but whose styles the page needs. */
export function staticSources({ page, slug }: SitePage): readonly string[] {
  if (page === 'home')
    return home.isSampleShown ? ['src/drawings/samples/as-built-overview.tsx'] : []
  const sample = slug === undefined ? undefined : sampleOfService(slug)
  if (sample === undefined) return []
  const sheets = sample === 'plans' ? 'network-plans' : 'documents'
  return ['service-samples.ts', `${sheets}.tsx`].map((file) => `src/drawings/samples/${file}`)
}
