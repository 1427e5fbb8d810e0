import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRoutes } from '#web/shell/routes/routes.tsx'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { loadPage } from '#tests/support/render-page.tsx'
import { fillStorage } from '#tests/support/stored-quotes.ts'
// Loaded at once, so that every sequence of commands meets the same modules.
import '#web/quote/checkout/checkout-page.tsx'
import '#web/quote/builder/custom-quote-page.tsx'
import '#web/quote/receipt/payment-failed-page.tsx'
import '#web/quote/receipt/payment-success-page.tsx'

class Tab {
  /** What its sessionStorage has while the other tab is in front. */
  stored: object = {}
  page: Awaited<ReturnType<typeof loadPage>> | null = null
  /** What the browser tells the page of this tab alone. */
  events = new EventTarget()
  /** The answers that a slow network holds back. */
  answers: (() => void)[] = []
  /** The session whose payment page is open. The site's page may then come back as it was. */
  session: number | null = null
}

const eventsOfTabs = ['storage', 'pagehide', 'pageshow']
const { quoteItems } = storageKeys
const readSaved = () => localStorage.getItem(quoteItems)

// Without the header and footer around each page, which are half of the time.
const makePages = () => makeRoutes().flatMap(({ children = [] }) => children)

/** In turns of the event loop: redux-persist writes in the second. */
const turns = 4

/** In ms. Only a guard: all attempts of a payment take 17.5 s. */
const settleTimeout = 60_000

/** Two tabs of the site over one localStorage. */
export function startBrowser(isBusy: () => boolean) {
  let tabs: readonly [Tab, Tab] = [new Tab(), new Tab()]
  let [tab] = tabs
  let fullStorage: ReturnType<typeof fillStorage> | undefined

  const other = () => (tab === tabs[0] ? tabs[1] : tabs[0])
  const page = () => {
    if (!tab.page) throw new Error('No page is open')
    return tab.page
  }
  const path = () => page().router.state.location.pathname

  function bringToFront(next: Tab): void {
    tab.stored = Object.fromEntries(Object.entries(sessionStorage))
    sessionStorage.clear()
    tab = next
    Object.assign(sessionStorage, tab.stored)
  }

  for (const method of ['addEventListener', 'removeEventListener'] as const) {
    const original = window[method].bind(window)
    vi.stubGlobal(method, (type: string, listener: EventListener, options?: boolean) => {
      if (eventsOfTabs.includes(type)) tab.events[method](type, listener)
      else original(type, listener, options)
    })
  }
  /** Until the page has what it needs, and redux-persist has written. */
  const settle = () =>
    vi.waitFor(
      async () => {
        await act(async () => {
          for (let turn = 0; turn < turns; turn += 1)
            await new Promise((next) => setTimeout(next, 0))
        })
        const isMoving = page().router.state.navigation.state !== 'idle'
        const isWaiting = page().root.textContent.includes(quoteBuilder.summary.waiting)
        if (isMoving || isWaiting || isBusy()) throw new Error(`${path()} needs something`)
      },
      { interval: 0, timeout: settleTimeout },
    )

  /** Tells the tab behind that the saved quote has changed. */
  async function tellOther(): Promise<void> {
    if (!other().page || other().session !== null) return
    bringToFront(other())
    act(() => void tab.events.dispatchEvent(new StorageEvent('storage', { key: quoteItems })))
    await settle()
    bringToFront(other())
  }

  /** Does something in the tab in front, of which the other one hears if it changes the saved quote. */
  async function perform(deed: () => unknown): Promise<void> {
    const before = readSaved()
    await act(async () => {
      await deed()
    })
    await settle()
    if (readSaved() !== before) await tellOther()
  }

  const load = async (address: string) =>
    perform(async () => {
      tab.page?.leave()
      Object.assign(tab, new Tab())
      tab.page = await loadPage(address, makePages())
    })

  const transition = (type: 'pagehide' | 'pageshow') =>
    tab.events.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))

  const setStorageFull = (isFull: boolean) => {
    fullStorage?.mockRestore()
    fullStorage = isFull ? fillStorage() : undefined
  }

  return {
    perform,
    root: () => page().root,
    tab: () => tab,
    tabs: () => tabs,
    savedText: readSaved,
    switchTab: () => bringToFront(other()),
    load,
    /** Loads each open page once more, in its tab. */
    reloadAll: async () => {
      for (const each of [other(), tab]) {
        bringToFront(each)
        if (each.page && each.session === null) await load(path())
      }
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
    },
    setStorageFull,
    restart: () => {
      cleanup()
      for (const { page: open } of tabs) open?.router.dispose()
      tabs = [new Tab(), new Tab()]
      ;[tab] = tabs
      setStorageFull(false)
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}
