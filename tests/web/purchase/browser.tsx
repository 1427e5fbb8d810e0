import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { loadMatchedRoutes } from '#web/shell/routes/load-matched-routes.ts'
import { makeRoutes } from '#web/shell/routes/routes.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
// Loaded at once, so that every sequence of commands meets the same modules.
import '#web/quote/link/open-shared-quote.tsx'
import '#web/quote/link/review-shared-quote.tsx'
import '#web/quote/checkout/checkout-page.tsx'
import '#web/quote/builder/custom-quote-page.tsx'
import '#web/quote/receipt/payment-failed-page.tsx'
import '#web/quote/receipt/payment-success-page.tsx'

/** Loads a page of the site without the header and footer around it, which are half of the time. */
async function loadPage(address: string) {
  const routes = makeRoutes().flatMap(({ children = [] }) => children)
  const { pathname, hash } = new URL(address, location.href)
  await loadMatchedRoutes(routes, pathname)
  const router = createMemoryRouter(routes, { initialEntries: [pathname + hash] })
  const { container: root, unmount } = render(<RouterProvider router={router} />)
  const unload = () => {
    unmount()
    root.remove()
    router.dispose()
  }
  return { root, router, unload }
}

type Page = Awaited<ReturnType<typeof loadPage>>

const openTab = () => ({
  pages: new Array<Page>(),
  /** What the browser tells the page of this tab alone. */
  events: new EventTarget(),
  sessionStorage: new Map<string, string>(),
  /** The provider's page is open, and the site's may come back as it was. */
  isAway: false,
  hasMissedChange: false,
})

export type StorageMode = 'works' | 'full' | 'blocked'

const eventsOfTabs = ['storage', 'pagehide', 'pageshow']
const { quoteItems } = storageKeys

/** In ms. Only a guard: all attempts of a payment take 17.5 s. */
const settleTimeout = 60_000

/** Two tabs of the site over one localStorage. */
export function startBrowser(isBusy: () => boolean) {
  const shared = new Map<string, string>()
  let tabs = [openTab(), openTab()]
  let front = 0
  let mode: StorageMode = 'works'

  const tab = (index = front) => {
    const found = tabs[index]
    if (!found) throw new RangeError('No such tab')
    return found
  }
  const page = () => {
    const [found] = tab().pages
    if (!found) throw new Error('No page is open')
    return found
  }

  const refuse = (...modes: readonly StorageMode[]) => {
    if (modes.includes(mode)) throw new DOMException('No storage', 'SecurityError')
  }
  const storageOf = (texts: () => Map<string, string>) => ({
    getItem: (key: string) => {
      refuse('blocked')
      return texts().get(key) ?? null
    },
    setItem: (key: string, text: string) => {
      refuse('blocked', 'full')
      texts().set(key, text)
    },
    removeItem: (key: string) => {
      refuse('blocked')
      texts().delete(key)
    },
    clear: () => texts().clear(),
  })
  vi.stubGlobal(
    'localStorage',
    storageOf(() => shared),
  )
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => tab().sessionStorage),
  )
  for (const method of ['addEventListener', 'removeEventListener'] as const) {
    const original = window[method].bind(window)
    vi.stubGlobal(method, (type: string, listener: EventListener, options?: boolean) => {
      if (eventsOfTabs.includes(type)) tab().events[method](type, listener)
      else original(type, listener, options)
    })
  }
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })

  const isLoading = () =>
    page().router.state.navigation.state !== 'idle' ||
    page().root.textContent.includes(quoteBuilder.summary.waiting)

  /** Until the page has what it needs, and redux-persist has written, which takes it a few turns of the event loop. */
  async function settle(): Promise<void> {
    const start = performance.now()
    do {
      if (performance.now() - start > settleTimeout) {
        throw new Error(`${page().router.state.location.pathname} never got what it needs`)
      }
      await act(async () => {
        for (let turns = 0; turns < 4; turns += 1) await new Promise((next) => setTimeout(next, 0))
      })
    } while (isLoading() || isBusy())
  }

  /** Tells a tab that the saved quote has changed. With the provider's page it hears of it when the site's is back. */
  async function tell(index: number): Promise<void> {
    const before = front
    front = index
    tab().hasMissedChange = tab().isAway
    if (tab().pages.length > 0 && !tab().isAway) {
      act(() => {
        tab().events.dispatchEvent(new StorageEvent('storage', { key: quoteItems }))
      })
      await settle()
    }
    front = before
  }

  /** Does something in the tab in front, of which the other one hears if it changes the saved quote. */
  async function perform(deed: () => unknown): Promise<void> {
    const before = shared.get(quoteItems)
    await act(async () => {
      await deed()
    })
    await settle()
    if (shared.get(quoteItems) !== before) await tell(1 - front)
  }

  return {
    perform,
    root: () => page().root,
    path: () => page().router.state.location.pathname,
    savedText: () => shared.get(quoteItems) ?? null,
    front: () => front,
    show: (index: number) => {
      front = index
    },
    /** What each tab shows of the site. */
    pages: () =>
      tabs.map(({ pages: [shown], isAway }) =>
        shown && !isAway ? { root: shown.root, path: shown.router.state.location.pathname } : null,
      ),
    load: async (address: string) =>
      perform(async () => {
        for (const { unload } of tab().pages) unload()
        Object.assign(tab(), { events: new EventTarget(), isAway: false, hasMissedChange: false })
        tab().pages = [await loadPage(address)]
      }),
    follow: async (path: string) => perform(async () => page().router.navigate(path)),
    leave: () => {
      tab().events.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      tab().isAway = true
    },
    /** The page comes back as it was left (the back/forward cache). */
    comeBack: async () => {
      tab().isAway = false
      await perform(() =>
        tab().events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
      if (tab().hasMissedChange) await tell(front)
    },
    setStorage: (next: StorageMode) => {
      mode = next
    },
    /** Somebody else changes the saved quote; null removes it. */
    edit: async (text: string | null, isHeard: boolean) => {
      if (text === null) shared.delete(quoteItems)
      else shared.set(quoteItems, text)
      for (const index of isHeard ? tabs.keys() : []) await tell(index)
    },
    restart: () => {
      cleanup()
      for (const { router } of tabs.flatMap(({ pages }) => pages)) router.dispose()
      tabs = [openTab(), openTab()]
      front = 0
      mode = 'works'
      shared.clear()
    },
  }
}
