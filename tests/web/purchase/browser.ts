import { vi } from 'vitest'
import { ApiError } from '#lambda/errors.ts'
import type { Quote } from '#shared/quote.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { Tab, type Fate, type Session } from './tab.ts'

/** Two tabs of the site over one browser's storage, the function behind their one request, and a provider. */
export class Browser {
  readonly sessions: Session[] = []
  tabs: readonly [Tab, Tab]
  tab: Tab

  constructor() {
    localStorage.clear()
    sessionStorage.clear()
    this.tabs = [new Tab(this), new Tab(this)]
    ;[this.tab] = this.tabs
  }

  get other(): Tab {
    return this.tab === this.tabs[0] ? this.tabs[1] : this.tabs[0]
  }

  switchTab(): void {
    this.tab.leave()
    this.tab = this.other
    this.tab.enter()
  }

  /** A tab has changed what is saved. A page with the payment page in front of it hears nothing. */
  tellOther(by: Tab): void {
    const hears = by === this.tab ? this.other : this.tab
    if (hears.page === null || hears.session) return
    const before = this.tab
    if (hears !== this.tab) this.switchTab()
    hears.hear()
    if (before !== this.tab) this.switchTab()
  }

  /** Runs the function, whose response waits. Its recorded orders become sessions. */
  respond(fate: Fate, seen: Quote, wait: Promise<void>): void {
    const app = startApp(
      {
        createSession: async (order) => {
          if (fate === 'fault') throw new ApiError('provider_unavailable')
          const number = this.sessions.push({ order, seen, isPaid: false }) - 1
          return { url: `${location.origin}/#${number}` }
        },
      },
      { allowedOrigins: [location.origin] },
    )
    vi.stubGlobal('fetch', async (_path: string, { headers, body }: PageRequest) => {
      if (fate === 'before') {
        await wait
        throw new TypeError('Failed to fetch')
      }
      const response = await app.postBody(body, { ...headers, origin: location.origin })
      await wait
      if (fate === 'after') throw new TypeError('Failed to fetch')
      return response
    })
  }
}

export type PageRequest = { readonly headers: Record<string, string>; readonly body: string }
