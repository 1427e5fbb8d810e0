import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import type { Quote } from '#shared/quote.ts'
import type { Order } from '#lambda/payments.ts'
import {
  requestCheckoutSession,
  requestTimeout,
} from '#web/quote/checkout/request-checkout-session.ts'
import { openReceipt, type Receipt } from '#web/quote/receipt/open-receipt.ts'
import { pageOpened, savedElsewhere } from '#web/quote/life/kept-events.ts'
import type { Effect, OpenedPage, QuoteEvent, QuoteLife } from '#web/quote/life/quote-life.ts'
import { makeStore, persistQuote } from '#web/quote/life/store.ts'
import { isUnderWay } from '#web/quote/life/next-payment.ts'
import { inTurn } from '#web/ui/browser/in-turn.ts'
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

/** Whether and when a request to pay is answered: `server` by the function, `before` and `after` are the network's faults. */
export type Fate = 'server' | 'fault' | 'before' | 'after'

export type Page = OpenedPage | 'failed'

/** A page in the tab's history, with the reference of the order in its address. */
export type Visit = { readonly page: Page; readonly reference?: string | undefined }

/** What a tab needs of the browser around it. */
type World = {
  readonly sessions: readonly Session[]
  readonly told: Set<string>
  readonly respond: (fate: Fate, seen: Quote, wait: Promise<boolean>) => void
  readonly tellOther: (by: Tab) => void
}

/** A tab of the site without a document: the store of a quote's life, over the browser's real storage. */
export class Tab {
  page: Page | null = null
  /** The session whose payment page is open, instead of the site's page. */
  session: Session | null = null
  /** The receipt that is shown. */
  receipt: Receipt | null = null
  /** What this tab went to pay, the latest last. */
  readonly opened: Session[] = []
  readonly history: Visit[] = []
  readonly told: string[] = []
  private store = makeStore()
  private persistor: Awaited<ReturnType<typeof persistQuote>> | null = null
  private fate: Fate = 'server'
  private stored: object = {}
  private textOnLeaving: string | null = null
  private running: Promise<void> = Promise.resolve()
  /** Lets the response of the request under way come; false if the page is gone. */
  private answer: ((isHeard: boolean) => void) | null = null
  /** Whether the answer may come at once: its call may still wait for its turn. */
  private isHearing = false

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

  get isWaiting(): boolean {
    return this.answer !== null
  }

  get life(): QuoteLife {
    return this.store.getState().quote
  }

  /** A page comes from the server. A request of the page before it ends. */
  async load(page: Page, reference?: string): Promise<void> {
    this.history.push({ page, reference })
    this.abort()
    Object.assign(this, { session: null, page, receipt: null })
    this.store = makeStore()
    this.store.dispatch(
      addListener({ predicate: isEffect, effect: (effect) => this.performOnPage(effect) }),
    )
    this.persistor = await persistQuote(this.store)
    if (page === 'failed') return
    this.dispatch(pageOpened(page, this.life, { reference }))
    if (page === 'receipt') this.receipt = openReceipt(reference)
  }

  close(): void {
    this.abort()
    this.page = null
  }

  /** A page is opened by a link within the site. */
  open(page: OpenedPage): void {
    this.follow(() => this.navigate(page))
  }

  dispatch(event: QuoteEvent): void {
    this.follow(() => this.store.dispatch(event))
  }

  /** Something happens, until all that follows from it is written and told. */
  private follow(happens: () => void): void {
    const before = savedText()
    happens()
    if (this.life.payment.status !== 'requesting') this.abort()
    void this.persistor?.flush()
    const shown = shownNotices().map(({ notice }) => notice)
    this.told.push(...shown.map(({ title }) => title))
    dismiss(...shown)
    if (savedText() !== before) this.world.tellOther(this)
  }

  private navigate(page: OpenedPage): void {
    const left = this.page
    Object.assign(this, { page, receipt: null })
    this.history.push({ page })
    this.store.dispatch(pageOpened(page, this.life))
    if (left && left !== 'failed' && left !== page)
      this.store.dispatch({ type: 'quote/pageLeft', payload: left })
  }

  private performOnPage(effect: Effect): void {
    if (effect.type === 'do/go') this.navigate(effect.to === '/checkout' ? 'checkout' : 'builder')
    if (effect.type === 'do/showFailure' && effect.paid) this.world.told.add(effect.paid.reference)
    if (effect.type !== 'do/requestSession') return
    const { store } = this
    const request = async () => {
      const isHere = this.store === store && isUnderWay(this.life.payment, effect.attempt)
      if (isHere) await this.request(effect)
    }
    this.running = inTurn('payment', request, async () => {}, requestTimeout)
  }

  private async request(asked: Extract<Effect, { type: 'do/requestSession' }>): Promise<void> {
    const { attempt, order } = asked
    const answered = new Promise<boolean>((resolve) => {
      this.answer = resolve
    })
    const isWaitedFor = this.answer
    if (this.isHearing) isWaitedFor?.(true)
    this.world.respond(this.fate, order, answered)
    const outcome = await requestCheckoutSession(order, asked.customer)
    // The page that asked is gone.
    if (this.answer !== isWaitedFor) return
    this.answer = null
    this.dispatch({ type: 'quote/sessionAnswered', payload: { attempt, outcome } })
  }

  /** The page cancels its call, or is gone. */
  private abort(): void {
    this.answer?.(false)
    this.answer = null
  }

  pressPay(fate: Fate): void {
    this.fate = fate
    this.dispatch(payPressed)
    this.dispatch(payPressed)
  }

  async hearAnswer(): Promise<void> {
    this.isHearing = true
    this.answer?.(true)
    await this.running
    this.isHearing = false
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
