import type { RouteObject } from 'react-router-dom'
import { allPages, type PageKey } from '#web/content/site-map.ts'
import { importModule, ModuleNotLoadedError } from '#web/ui/browser/import-module.ts'
import { Layout } from '#web/shell/layout/page-layout.tsx'
import { PageNotLoaded } from './page-not-loaded.tsx'

type PageModule = { readonly Component: () => React.ReactNode }

/** Loads the page for a path. A key without a page doesn't compile. */
const loadPage: Record<PageKey, (path: string) => Promise<PageModule>> = {
  home: () => importModule(() => import('#web/site/home/home-page.tsx')),
  about: () => importModule(() => import('#web/site/about/about-page.tsx')),
  services: () => importModule(() => import('#web/site/services/services-page.tsx')),
  service: async (path) =>
    (await importModule(() => import('#web/site/service/service-page.tsx'))).serviceRoute(path),
  pricing: () => importModule(() => import('#web/site/pricing/pricing-page.tsx')),
  contact: () => importModule(() => import('#web/site/contact/contact-page.tsx')),
  legal: async (path) =>
    (await importModule(() => import('#web/site/legal/legal-page.tsx'))).legalDocumentRoute(path),
  'custom-quote': () => importModule(() => import('#web/quote/builder/custom-quote-page.tsx')),
  checkout: () => importModule(() => import('#web/quote/checkout/checkout-page.tsx')),
  'payment-success': () =>
    importModule(() => import('#web/quote/receipt/payment-success-page.tsx')),
  'payment-failed': () => importModule(() => import('#web/quote/receipt/payment-failed-page.tsx')),
  'not-found': () => importModule(() => import('#web/site/not-found/not-found-page.tsx')),
  offline: () => importModule(() => import('#web/site/offline/offline-page.tsx')),
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

/**
 * The pages that do something before anybody touches them: they show what is stored, log an address or wait for a
 * connection. On the others the application waits for a visitor (rule 1.9).
 */
export const startsAtOnce: ReadonlySet<PageKey> = new Set<PageKey>([
  ...pagesWithQuote,
  'payment-failed',
  'contact',
  'not-found',
  'offline',
])

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
        { lazy: () => orNotLoaded(loadQuoteStore), children: pageRoutes(true) },
      ],
    },
  ]
}
