import { matchRoutes, type RouteObject } from 'react-router-dom'
import { allPages, siteMap, type PageKey, type SitePage } from '#web/content/site-map.ts'
import { importModule } from '#web/ui/document/import-module.ts'
import { Layout } from '#web/shell/layout/page-layout.tsx'
import { PageError } from './page-error.tsx'

type PageModule = { readonly Component: () => React.ReactNode }
type PageSource = PageModule | { readonly routeAt: (path: string) => Promise<PageModule> }

/** Loads a page from the file with its key's name, or what makes the pages of several paths. A key without one doesn't compile. */
const pageModules: Record<PageKey, () => Promise<PageSource>> = {
  home: () => import('#web/site/home/home-page.tsx'),
  about: () => import('#web/site/about/about-page.tsx'),
  services: () => import('#web/site/services/services-page.tsx'),
  service: () => import('#web/site/service/service-page.tsx'),
  pricing: () => import('#web/site/pricing/pricing-page.tsx'),
  contact: () => import('#web/site/contact/contact-page.tsx'),
  legal: () => import('#web/site/legal/legal-page.tsx'),
  'custom-quote': () => import('#web/quote/builder/custom-quote-page.tsx'),
  checkout: () => import('#web/quote/checkout/checkout-page.tsx'),
  'payment-success': () => import('#web/quote/receipt/payment-success-page.tsx'),
  'payment-failed': () => import('#web/quote/receipt/payment-failed-page.tsx'),
  'not-found': () => import('#web/site/not-found/not-found-page.tsx'),
}

async function importPage({ page, path }: SitePage): Promise<PageModule> {
  const loaded = await importModule(pageModules[page])
  return 'routeAt' in loaded ? loaded.routeAt(path) : loaded
}

// Each is imported once. After a failure, a second import may find the module without its style sheet.
const pagesAsked = new Map<SitePage, Promise<PageModule>>()

function loadPage(page: SitePage): Promise<PageModule> {
  const asked = pagesAsked.get(page) ?? importPage(page)
  pagesAsked.set(page, asked)
  return asked
}

const importQuoteStore = () => importModule(() => import('./quote-store-route.tsx'))
let storeAsked: ReturnType<typeof importQuoteStore> | undefined
const askForStore = () => (storeAsked ??= importQuoteStore())

const loadQuoteStore = async () => (await askForStore()).quoteStoreRoute()

/** Requests the modules of the page at a path, if there is one. An error is shown in the page's place, once it is opened. */
export function requestPage(path: string | null): void {
  const page = siteMap.find((each) => each.path === path)
  if (!page) return
  void Promise.allSettled([loadPage(page), page.hasQuote && askForStore()])
}

function pageRoutes(pages: readonly SitePage[]): RouteObject[] {
  return pages.map((page) => ({
    id: page.path,
    path: page.path,
    // As on the server: /About is not a page.
    caseSensitive: true,
    lazy: () => loadPage(page),
  }))
}

/** The routes of the site. Each prerendered page needs a new set, because one of the routes holds the quote's store. */
export function makeRoutes(): RouteObject[] {
  const withQuote = pageRoutes(allPages.filter(({ hasQuote }) => hasQuote))
  const others = pageRoutes(allPages.filter(({ hasQuote }) => !hasQuote))
  const pages = [...others, { lazy: loadQuoteStore, children: withQuote }]
  return [
    {
      Component: Layout,
      ErrorBoundary: PageError,
      // A boundary of its own keeps the menu. At a lazy route that fails the router would draw none.
      children: [{ ErrorBoundary: PageError, children: pages }],
    },
  ]
}

/**
 * Loads the lazy modules of the routes that match a path: without them the router's first render would be empty.
 *
 * @throws ModuleNotLoadedError if one can't be loaded: the prerendered page is better than a page that says so
 */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
