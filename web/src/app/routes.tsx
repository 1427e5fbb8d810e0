import type { RouteObject } from 'react-router-dom'
import { allPages, type PageKey, type SitePage } from '#web/content/site-map.ts'
import { Layout } from './layout.tsx'

type PageModule = { readonly Component: () => React.ReactNode }

/** Loads the page for a path. Each key is the name of the page's file; a key without a page doesn't compile. */
const loadPage: Record<PageKey, (path: string) => Promise<PageModule>> = {
  home: () => import('#web/pages/home.tsx'),
  about: () => import('#web/pages/about.tsx'),
  services: () => import('#web/pages/services.tsx'),
  service: async (path) => (await import('#web/pages/service.tsx')).serviceRoute(path),
  pricing: () => import('#web/pages/pricing.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  legal: async (path) => (await import('#web/pages/legal.tsx')).legalDocumentRoute(path),
  'custom-quote': () => import('#web/pages/custom-quote.tsx'),
  checkout: () => import('#web/pages/checkout.tsx'),
  'payment-success': () => import('#web/pages/payment-success.tsx'),
  'payment-failed': () => import('#web/pages/payment-failed.tsx'),
  'not-found': () => import('#web/pages/not-found.tsx'),
}

/** The pages that need the quote's store; the others don't load it. */
export const pagesWithQuote: ReadonlySet<PageKey> = new Set<PageKey>([
  'custom-quote',
  'checkout',
  'payment-success',
])

/** The source file that every page loads. */
export const commonSource = 'src/entry-client.tsx'

/** The source files that a page's first view needs, as named in the build's manifest. */
export function pageSources({ page, path }: SitePage): readonly string[] {
  return [
    commonSource,
    ...(pagesWithQuote.has(page) ? ['src/app/quote-store-route.tsx'] : []),
    `src/pages/${page}.tsx`,
    ...(page === 'legal' ? [`src/content/legal${path}.ts`] : []),
  ]
}

function pageRoutes(usesQuote: boolean): RouteObject[] {
  return allPages
    .filter(({ page }) => pagesWithQuote.has(page) === usesQuote)
    .map(({ path, page }) => ({
      id: path,
      path,
      // As on the server: /About is not a page.
      caseSensitive: true,
      lazy: () => loadPage[page](path),
    }))
}

/** The routes of the site. Each prerendered page needs a new set, because one of the routes holds the quote's store. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        ...pageRoutes(false),
        {
          lazy: async () => (await import('./quote-store-route.tsx')).quoteStoreRoute(),
          children: pageRoutes(true),
        },
      ],
    },
  ]
}
