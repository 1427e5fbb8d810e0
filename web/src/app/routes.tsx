import type { RouteObject } from 'react-router-dom'
import { siteMap, type PageKey, type SitePage } from '#web/content/site-map.ts'
import { Layout } from './layout.tsx'

type PageModule = { readonly Component: () => React.ReactNode }

/** What draws each page, for the path that it is opened at. A key of the site map without one doesn't compile. */
const pageModules: Record<PageKey, (path: string) => Promise<PageModule>> = {
  home: () => import('#web/pages/home.tsx'),
  about: () => import('#web/pages/about.tsx'),
  services: () => import('#web/pages/services.tsx'),
  service: () => import('#web/pages/service.tsx'),
  pricing: () => import('#web/pages/pricing.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  legal: async (path) => (await import('#web/pages/legal.tsx')).openLegalPage(path),
  'custom-quote': () => import('#web/pages/custom-quote.tsx'),
  checkout: () => import('#web/pages/checkout.tsx'),
  'payment-success': () => import('#web/pages/payment-success.tsx'),
  'payment-failed': () => import('#web/pages/payment-failed.tsx'),
}

/** The pages that use the quote's store, which the others need not load. */
export const pagesWithQuote: ReadonlySet<PageKey> = new Set<PageKey>([
  'custom-quote',
  'checkout',
  'payment-success',
])

/** The sources that a page's first view needs, as the build's manifest names them. Without a page: an unknown address. */
export function pageSources(row?: Pick<SitePage, 'page' | 'path'>): readonly string[] {
  const everyPage = ['index.html', 'src/entry-client.tsx']
  if (!row) return [...everyPage, 'src/pages/not-found.tsx']
  return [
    ...everyPage,
    ...(pagesWithQuote.has(row.page) ? ['src/app/quote-store-route.tsx'] : []),
    `src/pages/${row.page}.tsx`,
    ...(row.page === 'legal' ? [`src/content/legal${row.path}.ts`] : []),
  ]
}

function pageRoutes(isWithQuote: boolean): RouteObject[] {
  return siteMap
    .filter(({ page }) => pagesWithQuote.has(page) === isWithQuote)
    .map(({ path, page }) => ({
      id: path,
      path,
      // As the server's files: /About is no page there.
      caseSensitive: true,
      lazy: () => pageModules[page](path),
    }))
}

/** The routes of the site, made anew for each page that is prerendered: the quote's store lives in one of them. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        ...pageRoutes(false),
        {
          lazy: async () => (await import('./quote-store-route.tsx')).openQuoteStore(),
          children: pageRoutes(true),
        },
        { path: '*', lazy: () => import('#web/pages/not-found.tsx') },
      ],
    },
  ]
}
