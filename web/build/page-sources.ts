import { home } from '#web/content/home.ts'
import { sampleOfService } from '#web/content/samples/sampled-services.ts'
import type { PageKey, SitePage } from '#web/content/site-map.ts'
import { pagesWithQuote } from '#web/shell/routes/routes.tsx'

// Source files, as the build's manifest names them.

export const commonSource = 'src/shell/entry-client.tsx'

const pageFiles: Record<PageKey, string> = {
  home: 'site/home/home-page',
  about: 'site/about/about-page',
  services: 'site/services/services-page',
  service: 'site/service/service-page',
  pricing: 'site/pricing/pricing-page',
  contact: 'site/contact/contact-page',
  legal: 'site/legal/legal-page',
  'custom-quote': 'quote/builder/custom-quote-page',
  checkout: 'quote/checkout/checkout-page',
  'payment-success': 'quote/receipt/payment-success-page',
  'payment-failed': 'quote/receipt/payment-failed-page',
  'not-found': 'site/not-found/not-found-page',
  offline: 'site/offline/offline-page',
}

export function pageSources({ page, slug }: SitePage): readonly string[] {
  return [
    commonSource,
    ...(pagesWithQuote.has(page) ? ['src/shell/routes/quote-store-route.tsx'] : []),
    `src/${pageFiles[page]}.tsx`,
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
