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

class Tab {
  sessionStorage = new Map<string, string>()
  page: Page | null = null
  /** What the browser tells the page of this tab alone. */
  events = new EventTarget()
  /** The answers that a slow network holds back. */
  answers: (() => void)[] = []
  /** The session whose payment page is open. The site's page may then come back as it was. */
  session: number | null = null
  hasMissedChange = false
}

export type StorageMode = 'works' | 'full' | 'blocked'

const eventsOfTabs = ['storage', 'pagehide', 'pageshow']
const { quoteItems } = storageKeys

/** In ms. Only a guard: all attempts of a payment take 17.5 s. */
const settleTimeout = 60_000

/** Two tabs of the site over one localStorage. */
export function startBrowser(isBusy: () => boolean) {
  const shared = new Map<string, string>()
  let tabs: readonly [Tab, Tab] = [new Tab(), new Tab()]
  let [tab] = tabs
  let mode: StorageMode = 'works'

  const other = () => (tab === tabs[0] ? tabs[1] : tabs[0])
  const page = () => {
    if (!tab.page) throw new Error('No page is open')
    return tab.page
  }
  const path = () => page().router.state.location.pathname

  const refuse = (...modes: readonly StorageMode[]) => {
    if (modes.includes(mode)) throw new DOMException('No storage', 'SecurityError')
  }
  const stubStorage = (name: string, texts: () => Map<string, string>) =>
    vi.stubGlobal(name, {
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
  stubStorage('localStorage', () => shared)
  stubStorage('sessionStorage', () => tab.sessionStorage)
  for (const method of ['addEventListener', 'removeEventListener'] as const) {
    const original = window[method].bind(window)
    vi.stubGlobal(method, (type: string, listener: EventListener, options?: boolean) => {
      if (eventsOfTabs.includes(type)) tab.events[method](type, listener)
      else original(type, listener, options)
    })
  }
  // While redux-persist has something to write, it runs an interval without a pause; an open dialog has one with a pause.
  const writing = new Set<unknown>()
  const { setInterval: start, clearInterval: stop } = globalThis
  vi.stubGlobal('setInterval', (run: () => void, pause: number) => {
    const timer = start(run, pause)
    if (pause === 0) writing.add(timer)
    return timer
  })
  vi.stubGlobal('clearInterval', (timer: NodeJS.Timeout) => {
    stop(timer)
    writing.delete(timer)
  })
  onTestFinished(() => void vi.unstubAllGlobals())

  /** Until the page has what it needs, and redux-persist has written. */
  const settle = () =>
    vi.waitFor(
      async () => {
        await act(async () => {
          for (let turn = 0; turn < 4 || writing.size > 0; turn += 1)
            await new Promise((next) => setTimeout(next, 0))
        })
        const isMoving = page().router.state.navigation.state !== 'idle'
        const isWaiting = page().root.textContent.includes(quoteBuilder.summary.waiting)
        if (isMoving || isWaiting || isBusy()) throw new Error(`${path()} needs something`)
      },
      { interval: 0, timeout: settleTimeout },
    )

  /** Tells a tab that the saved quote has changed. With the provider's page it hears of it when the site's is back. */
  async function tell(told: Tab): Promise<void> {
    told.hasMissedChange = told.session !== null
    if (!told.page || told.session !== null) return
    const before = tab
    tab = told
    act(() => void tab.events.dispatchEvent(new StorageEvent('storage', { key: quoteItems })))
    await settle()
    tab = before
  }

  /** Does something in the tab in front, of which the other one hears if it changes the saved quote. */
  async function perform(deed: () => unknown): Promise<void> {
    const before = shared.get(quoteItems)
    await act(async () => {
      await deed()
    })
    await settle()
    if (shared.get(quoteItems) !== before) await tell(other())
  }

  const load = async (address: string) =>
    perform(async () => {
      tab.page?.unload()
      const { sessionStorage } = tab
      Object.assign(tab, new Tab(), { sessionStorage })
      tab.page = await loadPage(address)
    })

  const transition = (type: 'pagehide' | 'pageshow') =>
    tab.events.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))

  return {
    perform,
    path,
    root: () => page().root,
    tab: () => tab,
    tabs: () => tabs,
    savedText: () => shared.get(quoteItems) ?? null,
    switchTab: () => {
      tab = other()
    },
    load,
    /** Loads every page that is open once more, in its tab. */
    reloadAll: async () => {
      const front = tab
      for (const each of tabs) {
        tab = each
        if (each.page && each.session === null) await load(path())
      }
      tab = front
    },
    follow: async (to: string) => perform(async () => page().router.navigate(to)),
    /** The provider's page takes the place of the site's. */
    leave: (session: number) => {
      transition('pagehide')
      tab.session = session
    },
    /** The page comes back as it was left (the back/forward cache). */
    comeBack: async () => {
      tab.session = null
      await perform(() => transition('pageshow'))
      if (tab.hasMissedChange) await tell(tab)
    },
    setStorage: (next: StorageMode) => {
      mode = next
    },
    /** Somebody else changes the saved quote; null removes it. */
    edit: async (text: string | null, isHeard: boolean) => {
      if (text === null) shared.delete(quoteItems)
      else shared.set(quoteItems, text)
      for (const each of isHeard ? tabs : []) await tell(each)
    },
    restart: () => {
      cleanup()
      for (const { page: open } of tabs) open?.router.dispose()
      tabs = [new Tab(), new Tab()]
      ;[tab] = tabs
      mode = 'works'
      shared.clear()
    },
  }
}
