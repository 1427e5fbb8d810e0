import type { RouteObject } from 'react-router-dom'
import { allPages, type PageKey, type SitePage } from '#web/content/site-map.ts'
import { importModule, ModuleNotLoadedError } from '#web/lib/import-module.ts'
import { Layout } from './layout.tsx'
import { PageNotLoaded } from './page-not-loaded.tsx'

type PageModule = { readonly Component: () => React.ReactNode }

/** Loads the page for a path. Each key is the name of the page's file; a key without a page doesn't compile. */
const loadPage: Record<PageKey, (path: string) => Promise<PageModule>> = {
  home: () => importModule(() => import('#web/pages/home.tsx')),
  about: () => importModule(() => import('#web/pages/about.tsx')),
  services: () => importModule(() => import('#web/pages/services.tsx')),
  service: async (path) =>
    (await importModule(() => import('#web/pages/service.tsx'))).serviceRoute(path),
  pricing: () => importModule(() => import('#web/pages/pricing.tsx')),
  contact: () => importModule(() => import('#web/pages/contact.tsx')),
  legal: async (path) =>
    (await importModule(() => import('#web/pages/legal.tsx'))).legalDocumentRoute(path),
  'custom-quote': () => importModule(() => import('#web/pages/custom-quote.tsx')),
  checkout: () => importModule(() => import('#web/pages/checkout.tsx')),
  'payment-success': () => importModule(() => import('#web/pages/payment-success.tsx')),
  'payment-failed': () => importModule(() => import('#web/pages/payment-failed.tsx')),
  'not-found': () => importModule(() => import('#web/pages/not-found.tsx')),
  offline: () => importModule(() => import('#web/pages/offline.tsx')),
}

async function loadQuoteStore(): Promise<PageModule> {
  return (await importModule(() => import('./quote-store-route.tsx'))).quoteStoreRoute()
}

// Not as the router's error, because its own screen is for errors that nobody foresaw (rule 14.3).
/** Loads a route's module; if it can't be loaded, the route says so in the page (rule 14.4). */
async function orNotLoaded(load: () => Promise<PageModule>): Promise<PageModule> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof ModuleNotLoadedError) return { Component: PageNotLoaded }
    throw error
  }
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
    ...(page === 'service' ? [`src/content${path}.ts`] : []),
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
      lazy: () => orNotLoaded(() => loadPage[page](path)),
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
          lazy: () => orNotLoaded(loadQuoteStore),
          children: pageRoutes(true),
        },
      ],
    },
  ]
}
