import type { RouteObject } from 'react-router-dom'
import { siteMap, type PageKey } from '#web/content/site-map.ts'
import { Layout } from './layout.tsx'

type PageModule = { readonly Component: () => React.ReactNode }

/** Each page's module. A key of the site map without one doesn't compile. */
const pageModules: Record<PageKey | 'not-found', () => Promise<PageModule>> = {
  home: () => import('#web/pages/home.tsx'),
  about: () => import('#web/pages/about.tsx'),
  services: () => import('#web/pages/services.tsx'),
  service: () => import('#web/pages/service.tsx'),
  pricing: () => import('#web/pages/pricing.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  legal: () => import('#web/pages/legal.tsx'),
  'custom-quote': () => import('#web/pages/custom-quote.tsx'),
  checkout: () => import('#web/pages/checkout.tsx'),
  'payment-success': () => import('#web/pages/payment-success.tsx'),
  'payment-failed': () => import('#web/pages/payment-failed.tsx'),
  'not-found': () => import('#web/pages/not-found.tsx'),
}

/** The pages that use the quote's store, which the others need not load. */
export const pagesWithQuote: ReadonlySet<PageKey> = new Set<PageKey>([
  'custom-quote',
  'checkout',
  'payment-success',
])

/** The sources that a page's first view needs, as the build's manifest names them. */
export function pageSources(page: PageKey | 'not-found'): readonly string[] {
  return [
    'index.html',
    'src/entry-client.tsx',
    ...(page !== 'not-found' && pagesWithQuote.has(page) ? ['src/app/quote-store-route.tsx'] : []),
    `src/pages/${page}.tsx`,
  ]
}

function pageRoutes(isWithQuote: boolean): RouteObject[] {
  return siteMap
    .filter(({ page }) => pagesWithQuote.has(page) === isWithQuote)
    .map(({ path, page }) => ({ id: path, path, lazy: pageModules[page] }))
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
        { path: '*', lazy: pageModules['not-found'] },
      ],
    },
  ]
}
