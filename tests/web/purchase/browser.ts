import { vi } from 'vitest'
import { ApiError } from '#lambda/errors.ts'
import { alreadyPaidCode } from '#shared/checkout-contract.ts'
import { paymentPageMinutes } from '#shared/lifetimes.ts'
import { openPaymentDays } from '#web/content/storage-keys.ts'
import type { Choices, Quote } from '#shared/quote.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { Tab, type Fate, type Session } from './tab.ts'

/** Two tabs of the site over one browser's storage, the function behind their one request, and a provider. */
export class Browser {
  readonly sessions: Session[] = []
  /** The references of payments of which the buyer has been told: by a receipt, or before a second payment. */
  readonly told = new Set<string>()
  /** The last package that the visitor made, and when. */
  own: { readonly choices: Choices; readonly madeAt: number } | null = null
  /** The references with which the provider has returned. */
  readonly returned = new Set<string>()
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

  /** Another tab takes its place, with nothing of its own. */
  closeTab(): void {
    const { tab, other } = this
    tab.page = null
    sessionStorage.clear()
    this.tab = new Tab(this)
    this.tabs = [this.tab, other]
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

  /** Runs the function. Its recorded orders become sessions. */
  respond(fate: Fate, seen: Quote): void {
    const app = startApp(
      {
        createSession: async (order, openPage) => {
          if (fate === 'fault') throw new ApiError('provider_unavailable')
          const former = openPage === undefined ? undefined : this.end(openPage)
          const openedAt = Date.now()
          const session = {
            order,
            seen,
            openedAt,
            isAsked: this.isAsked,
            isPaid: false,
            isOver: false,
          }
          const number = this.sessions.push(session) - 1
          return { url: `${location.origin}/#${number}`, page: `cs_${number}`, former }
        },
      },
      { allowedOrigins: [location.origin] },
    )
    vi.stubGlobal('fetch', async (_path: string, { headers, body }: PageRequest) => {
      if (fate === 'before') throw new TypeError('Failed to fetch')
      const response = await app.postBody(body, { ...headers, origin: location.origin })
      if (fate === 'after') throw new TypeError('Failed to fetch')
      return response
    })
  }

  /** The provider ends a page, unless it was paid. */
  private end(page: string) {
    const session = this.sessions[Number(page.slice('cs_'.length))]
    if (session?.isPaid) {
      const paid = { ...session, reference: session.order.reference, total: session.seen.due }
      throw new ApiError(alreadyPaidCode, {}, { paid })
    }
    if (session) session.isOver = true
    return { fate: 'ended' } as const
  }

  /** Whether the buyer knows of each payment, but of those that no browser remembers. */
  private get isAsked(): boolean {
    const since = Date.now() - openPaymentDays * 24 * 60 * 60_000
    const paid = this.sessions.filter(({ isPaid, openedAt }) => isPaid && openedAt > since)
    return paid.every(({ order }) => this.told.has(order.reference))
  }
}

/** Whether a payment page can still be paid. */
export const isPayable = ({ isPaid, isOver, openedAt }: Session) =>
  !isPaid && !isOver && Date.now() - openedAt < paymentPageMinutes * 60_000

export type PageRequest = { readonly headers: Record<string, string>; readonly body: string }
