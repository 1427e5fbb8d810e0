import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import type { Quote } from '#shared/quote.ts'
import type { Order } from '#lambda/payments.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { openReceipt } from '#web/quote/receipt/open-receipt.ts'
import { pageOpened, savedElsewhere } from '#web/quote/life/kept-events.ts'
import type { Effect, OpenedPage, QuoteEvent, QuoteLife } from '#web/quote/life/quote-life.ts'
import { makeStore, persistQuote } from '#web/quote/life/store.ts'
import { dismiss, shownNotices } from '#web/ui/browser/notifications.ts'
import { payPressed } from '#tests/support/quote-events.ts'

/** A session at the provider, and what the buyer saw at the press on Pay. */
export type Session = {
  readonly order: Order
  readonly seen: Quote
  readonly openedAt: number
  /** Whether the buyer knew of all earlier payments. */
  readonly isAsked: boolean
  isPaid: boolean
  /** Ended by the function. */
  isOver: boolean
}

/** How a request to pay is answered: `server` by the function, `before` and `after` it fails the network. */
export type Fate = 'server' | 'fault' | 'before' | 'after'

export type Page = OpenedPage | 'failed'

/** What a tab needs of the browser around it. */
type World = {
  readonly sessions: readonly Session[]
  readonly told: Set<string>
  readonly respond: (fate: Fate, seen: Quote) => void
  readonly tellOther: (by: Tab) => void
}

/** A tab of the site without a document: the store of a quote's life, over the browser's real storage. */
export class Tab {
  page: Page | null = null
  /** The session whose payment page is open, instead of the site's page. */
  session: Session | null = null
  /** What this tab went to pay, the latest last. */
  readonly opened: Session[] = []
  /** That of the order in the page's address. */
  reference: string | undefined
  readonly told: string[] = []
  private store = makeStore()
  private persistor: Awaited<ReturnType<typeof persistQuote>> | null = null
  private fate: Fate = 'server'
  private stored: object = {}
  private textOnLeaving: string | null = null
  private running: Promise<void> = Promise.resolve()
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** The session storage is the tab's own. */
  enter(): void {
    sessionStorage.clear()
    Object.assign(sessionStorage, this.stored)
  }

  leave(): void {
    this.stored = Object.fromEntries(Object.entries(sessionStorage))
  }

  get life(): QuoteLife {
    return this.store.getState().quote
  }

  /** A page comes from the server. */
  async load(page: Page, reference?: string): Promise<void> {
    Object.assign(this, { session: null, page, reference })
    this.store = makeStore()
    this.store.dispatch(
      addListener({ predicate: isEffect, effect: (effect) => this.performOnPage(effect) }),
    )
    this.persistor = await persistQuote(this.store)
    if (page === 'failed') return
    this.dispatch(pageOpened(page, this.life, { reference }))
    if (page === 'receipt') openReceipt(reference)
  }

  dispatch(event: QuoteEvent): void {
    this.follow(() => this.store.dispatch(event))
  }

  /** Something happens, until all that follows from it is written and told. */
  private follow(happens: () => void): void {
    const before = savedText()
    happens()
    void this.persistor?.flush()
    const shown = shownNotices().map(({ notice }) => notice)
    this.told.push(...shown.map(({ title }) => title))
    dismiss(...shown)
    if (savedText() !== before) this.world.tellOther(this)
  }

  private navigate(page: OpenedPage): void {
    const left = this.page
    Object.assign(this, { page, reference: undefined })
    this.store.dispatch(pageOpened(page, this.life))
    if (left && left !== 'failed' && left !== page)
      this.store.dispatch({ type: 'quote/pageLeft', payload: left })
  }

  private performOnPage(effect: Effect): void {
    if (effect.type === 'do/go') this.navigate(effect.to === '/checkout' ? 'checkout' : 'builder')
    if (effect.type === 'do/showFailure' && effect.paid) this.world.told.add(effect.paid.reference)
    if (effect.type === 'do/requestSession') this.running = this.request(effect)
  }

  private async request(asked: Extract<Effect, { type: 'do/requestSession' }>): Promise<void> {
    const { attempt, order, customer } = asked
    this.world.respond(this.fate, order)
    const outcome = await requestCheckoutSession(order, customer)
    this.dispatch({ type: 'quote/sessionAnswered', payload: { attempt, outcome } })
  }

  /** Presses Pay twice, and waits for the answer. */
  async pay(fate: Fate): Promise<void> {
    this.fate = fate
    this.dispatch(payPressed)
    this.dispatch(payPressed)
    await this.running
    this.followRedirect()
  }

  /** The payment page's address is a fragment with the number of its session: jsdom opens no others. */
  private followRedirect(): void {
    if (location.hash === '') return
    this.session = this.world.sessions[Number(location.hash.slice(1))] ?? null
    if (this.session) this.opened.push(this.session)
    this.textOnLeaving = savedText()
    history.replaceState(null, '', '/')
  }

  /** Back from the provider, to the page as it was left (the back/forward cache). */
  comeBack(): void {
    this.session = null
    this.dispatch({ type: 'quote/paymentEnded', payload: 'restored' })
    if (savedText() !== this.textOnLeaving) this.hear()
  }

  /** Another tab has changed what is saved. */
  hear(): void {
    if (this.page !== 'failed') this.dispatch(savedElsewhere(this.life))
  }
}

const isEffect = (action: UnknownAction): action is Effect => action.type.startsWith('do/')

const savedText = (): string | null => localStorage.getItem('quoteItems')
