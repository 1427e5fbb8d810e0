import type { Quote } from '#shared/quote.ts'
import type { Order } from '#lambda/payments.ts'
import { paths } from '#web/content/paths.ts'
import { storageKeys } from '#web/content/storage-keys.ts'
import { requestCheckoutSession } from '#web/quote/checkout/request-checkout-session.ts'
import { openReceipt, type Receipt } from '#web/quote/keep/receipt.ts'
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
export type Session = { readonly order: Order; readonly seen: Quote; isPaid: boolean }

/** Whether and when a request to pay is answered: `server` by the function, `before` and `after` are the network's faults. */
export type Fate = 'server' | 'fault' | 'before' | 'after'

export type Page = OpenedPage | 'failed'

/** A page in the tab's history, with the reference of the order in its address. */
export type Visit = { readonly page: Page; readonly reference?: string | undefined }

export type World = {
  readonly sessions: Session[]
  /** Runs the function, whose response waits. Its recorded orders become sessions. */
  readonly respond: (fate: Fate, seen: Quote, wait: Promise<void>) => void
  /** The saved quote has changed: the other tab hears of it. */
  readonly saved: (by: Tab) => void
}

/** A tab of the site without a document: the machine of a quote's life, over the browser's real storage. */
export class Tab {
  life: QuoteLife = initialLife
  page: Page | null = null
  /** The session whose payment page is open, instead of the site's page. */
  session: Session | null = null
  /** The receipt that is shown. */
  receipt: Receipt | null = null
  /** What this tab went to pay, the latest last, and the references with which the provider returned. */
  readonly opened: Session[] = []
  readonly returned = new Set<string>()
  readonly history: Visit[] = []
  told: string[] = []
  private fate: Fate = 'server'
  private stored: object = {}
  private textOnLeaving: string | null = null
  private running: Promise<void> = Promise.resolve()
  /** Lets the response of the request under way come. */
  private answer: (() => void) | null = null

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

  /** A page comes from the server. A request of the page before it ends. */
  load(page: Page, reference?: string): void {
    this.history.push({ page, reference })
    Object.assign(this, { session: null, page, receipt: null, answer: null })
    this.life = { ...initialLife, ...savedLife() }
    if (page === 'failed') return
    this.tell(pageOpened(page, this.life, { reference }))
    if (page === 'receipt') this.receipt = openReceipt(reference)
  }

  /** Back to the page before, which comes from the server again. */
  goBack(): Visit {
    this.history.pop()
    const visit = this.history.pop() ?? { page: 'builder' }
    this.load(visit.page, visit.reference)
    return visit
  }

  /** A page is opened by a link within the site. */
  open(page: OpenedPage): void {
    const left = this.page
    Object.assign(this, { page, receipt: null })
    this.history.push({ page })
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
    const answered = new Promise<void>((resolve) => {
      this.answer = resolve
    })
    const isWaitedFor = this.answer
    this.world.respond(this.fate, order, answered)
    const outcome = await requestCheckoutSession(order, asked.customer)
    // The page that asked is gone.
    if (this.answer !== isWaitedFor) return
    this.answer = null
    this.tell({ type: 'quote/sessionAnswered', payload: { attempt, outcome } })
  }

  pressPay(fate: Fate): void {
    this.fate = fate
    this.tell({ type: 'quote/payPressed', payload: customer })
    this.tell({ type: 'quote/payPressed', payload: customer })
  }

  async hearAnswer(): Promise<void> {
    this.answer?.()
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
