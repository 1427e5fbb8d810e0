import type { Quote } from '#shared/quote.ts'
import type { Order } from '#lambda/payments.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { readOrder } from '#web/quote/keep/order.ts'
import { pageOpened, savedElsewhere, savedLife } from '#web/quote/life/kept-events.ts'
import { nextLife } from '#web/quote/life/next-life.ts'
import { performEffect } from '#web/quote/life/perform-effects.ts'
import {
  initialLife,
  type Effect,
  type OpenedPage,
  type QuoteEvent,
  type QuoteLife,
} from '#web/quote/life/quote-life.ts'
import { customer } from '#tests/support/checkout-request.ts'

/** A session at the provider, and what the buyer saw at the press on Pay. */
export type Session = { readonly order: Order; readonly seen: Quote }

/** Whether and when a request to pay is answered: `server` by the function, `before` and `after` are the network's faults. */
export type Fate = 'server' | 'fault' | 'before' | 'after'

export type Page = OpenedPage | 'failed'

export type World = {
  readonly sessions: Session[]
  /** Runs the function. Its recorded orders become sessions. */
  readonly respond: (fate: Fate, seen: Quote) => void
  /** The saved quote has changed: the other tab hears of it. */
  readonly saved: (by: Tab) => void
}

/** A tab of the site without a document: the machine of a quote's life, over the browser's real storage. */
export class Tab {
  life: QuoteLife = initialLife
  page: Page | null = null
  /** The session whose payment page is open, instead of the site's page. */
  session: Session | null = null
  /** What this tab last went to pay. */
  ordered: Quote | null = null
  told: string[] = []
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

  /** A page comes from the server. */
  load(page: Page): void {
    Object.assign(this, { session: null, page })
    this.life = { ...initialLife, ...savedLife() }
    if (page !== 'failed') this.tell(pageOpened(page, this.life))
  }

  /** A page is opened by a link within the site. */
  open(page: OpenedPage): void {
    const left = this.page
    this.page = page
    this.tell(pageOpened(page, this.life))
    if (left && left !== 'failed' && left !== page)
      this.tell({ type: 'quote/pageLeft', payload: left })
  }

  tell(event: QuoteEvent): void {
    const before = savedText()
    const [life, ...effects] = nextLife(this.life, event)
    this.life = life
    for (const effect of effects) this.perform(effect)
    if (savedText() !== before) this.world.saved(this)
  }

  private perform(effect: Effect): void {
    if (effect.type === 'do/tell') this.told.push(effect.notice.title)
    if (effect.type === 'do/stopRedirect') return
    performEffect(effect, (ofPage) => {
      if (ofPage.type === 'do/go') this.open(ofPage.to === paths.checkout ? 'checkout' : 'builder')
      if (ofPage.type === 'do/requestSession') this.running = this.request(ofPage)
    })
  }

  private async request(asked: Extract<Effect, { type: 'do/requestSession' }>): Promise<void> {
    const { attempt, order } = asked
    this.world.respond(this.fate, order)
    const outcome = await requestCheckoutSession(order, asked.customer)
    this.tell({ type: 'quote/sessionAnswered', payload: { attempt, outcome } })
  }

  async pay(fate: Fate): Promise<void> {
    this.fate = fate
    this.tell({ type: 'quote/payPressed', payload: customer })
    this.tell({ type: 'quote/payPressed', payload: customer })
    await this.running
    this.followRedirect()
  }

  /** The payment page's address is a fragment with the number of its session: jsdom opens no others. */
  private followRedirect(): void {
    if (location.hash === '') return
    this.session = this.world.sessions[Number(location.hash.slice(1))] ?? null
    this.ordered = readOrder() && this.session && this.session.seen
    this.textOnLeaving = savedText()
    history.replaceState(null, '', '/')
  }

  /** Back from the provider, to the page as it was left (the back/forward cache). */
  comeBack(): void {
    this.session = null
    this.tell({ type: 'quote/paymentEnded', payload: 'restored' })
    if (savedText() !== this.textOnLeaving) this.hear()
  }

  /** Another tab has changed what is saved. */
  hear(): void {
    if (this.page !== 'failed') this.tell(savedElsewhere(this.life))
  }
}

/** What is stored under `quoteItems`. */
const savedText = (): string | null => localStorage.getItem(storageKeys.quoteItems)
