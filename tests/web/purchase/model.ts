import { findLine } from '#shared/checkout-contract.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  initialSelection,
  priceSelection,
  type Quote,
  type Selection,
} from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { quoteDraftDays } from '#web/content/storage-keys.ts'
import { readKept, toKept, type KeptQuote } from '#web/quote/model/kept-quote.ts'
import { hasUnsavedChoices, isSameChoice, isSameQuote } from '#web/quote/model/selection.ts'
import { readSavedItems, toSavedItems } from '#web/quote/store/saved-items.ts'
import type { Fate } from './payment-server.ts'
import { day } from './prices.ts'

// Prices and stored texts are computed by the product's own functions, which have their own tests. The model says which
// selection, at which prices, is shown, kept and charged where.

/** A press on Pay without its response. */
type Request = {
  readonly quote: Quote
  readonly opensPage: boolean
  /** The number of the session that the provider has created for it. */
  readonly session: number | null
  isCancelled: boolean
  isOutdated: boolean
}

/** What a buyer sees in a tab, and what the tab keeps. */
export class Tab {
  /** Null until the tab is used. While it shows the provider's page, the page that Back may bring back. */
  path: string | null = null
  /** Null until something is chosen or reopened in this page. */
  choices: Selection | null = null
  hasOpenedBuilder = false
  /** The saved quote as this page knows it; null before its first look. */
  quote: Selection | null = null
  requests: Request[] = []
  /** The number of the session whose payment page is open. */
  session: number | null = null
  /** Whether the browser has dropped the page behind the payment page. */
  isDropped = false
  savedOnLeaving: string | null = null
  /** What this tab last went to pay. */
  order: Quote | null = null

  get isProcessing(): boolean {
    return this.requests.some(({ isCancelled }) => !isCancelled)
  }
}

const isOnSale = (line: QuoteLine) => findLine(line, firstDayKept(Date.now())) !== null

/** What a buyer may rely on: two tabs, what they keep, what is charged, and what the site has to say. */
export class Model {
  readonly tabs: readonly [Tab, Tab] = [new Tab(), new Tab()]
  tab = this.tabs[0]
  isStorageFull = false
  /** The saved quote, as text. */
  saved: string | null = null
  draft: { readonly kept: KeptQuote; readonly savedAt: number } | null = null
  /** The quote of each session, in the order of their creation. */
  readonly sessions: Quote[] = []
  told: string[] = []
  logged: string[] = []

  get other(): Tab {
    return this.tabs[this.tab === this.tabs[0] ? 1 : 0]
  }

  get choices(): Selection {
    return this.tab.choices ?? initialSelection
  }

  isOn(path: string): boolean {
    return this.tab.path === path && this.tab.session === null
  }

  /** A page comes from the server: by an address, a reload or the provider's redirect. */
  load(path: string): void {
    const { order } = this.tab
    Object.assign(this.tab, new Tab(), { order })
    this.open(path)
  }

  /** A page is shown. Leaving another one cancels a payment there. */
  open(path: string, tab = this.tab): void {
    for (const request of tab.requests) request.isCancelled = true
    tab.path = path
    if (path === paths.paymentFailed) return
    tab.quote ??= this.readSaved()
    if (path === paths.paymentSuccess) this.clearPaid(tab)
    const isEmpty = isSameQuote(tab.quote, null)
    if (path === paths.checkout && isEmpty) tab.path = paths.customQuote
    if (tab.path !== paths.customQuote) return
    tab.hasOpenedBuilder = true
    if (tab.choices !== null) return
    const drafted = this.readDraft()
    tab.choices = drafted?.selection ?? (isEmpty ? null : tab.quote)
    if (drafted?.hasRisen) this.told.push(notices.pricesRisen.title)
  }

  private readSaved(): Selection {
    return this.saved === null ? emptySelection : readSavedItems(JSON.parse(this.saved)).selection
  }

  /** Null once it has expired (rule 8.7). */
  private readDraft() {
    if (!this.draft || Date.now() - this.draft.savedAt >= quoteDraftDays * day) return null
    return readKept(this.draft.kept)
  }

  /** The success page clears the quote and a draft of the same lines, but only if the tab went to pay them. */
  private clearPaid(tab: Tab): void {
    const quote = tab.quote ?? emptySelection
    const { lines } = priceSelection(quote)
    // Lines whose prices no longer hold are in neither.
    const ordered = tab.order?.lines.filter(isOnSale)
    if (ordered && !isSameChoice(ordered, lines)) return
    tab.quote = emptySelection
    const drafted = this.readDraft()
    if (lines.length > 0 && drafted && isSameQuote(drafted.selection, quote)) this.draft = null
    this.save(null)
  }

  choose(choices: Selection): void {
    this.tab.choices = choices
    this.keepDraft()
  }

  private keepDraft(): void {
    if (this.isStorageFull) return
    this.draft = { kept: toKept(priceSelection(this.choices)), savedAt: Date.now() }
  }

  proceed(): void {
    const { choices } = this
    this.keepDraft()
    this.tab.quote = choices
    this.tab.path = paths.checkout
    // In full storage an earlier quote would be taken for this one after the next load.
    this.save(this.isStorageFull ? null : JSON.stringify(toSavedItems(choices)))
    if (!this.isStorageFull) return
    this.told.push(notices.storageUnavailable.title)
    this.logged.push('Error storing data')
  }

  private save(saved: string | null): void {
    if (saved === this.saved) return
    this.saved = saved
    this.hear(this.other)
  }

  private hear(tab: Tab): void {
    const { quote: before } = tab
    if (before === null || tab.session !== null) return
    const now = this.readSaved()
    if (isSameQuote(now, before)) return
    tab.quote = now
    for (const request of tab.requests) request.isOutdated = true
    const isEmpty = isSameQuote(now, null)
    // Unsaved choices stay (rule 8.4).
    const isKept =
      !tab.hasOpenedBuilder || hasUnsavedChoices(tab.choices ?? initialSelection, before)
    if (!isEmpty && !isKept) tab.choices = now
    if (tab.path === paths.checkout && isEmpty) this.open(paths.customQuote, tab)
  }

  /** A press on Pay asks for one session, unless another press is being processed. */
  pay({ provider, network }: Fate, isSlow: boolean): void {
    const { tab } = this
    if (tab.isProcessing) return
    const quote = priceSelection(tab.quote ?? emptySelection)
    const isAccepted = quote.lines.every(isOnSale) && network !== 'lost before'
    const isCreated = isAccepted && provider.some((it) => it === 'session' || it === 'lost')
    const request = {
      quote,
      opensPage: isAccepted && provider.includes('session') && network === undefined,
      session: isCreated ? this.sessions.push(quote) - 1 : null,
      isCancelled: false,
      isOutdated: false,
    }
    tab.requests.push(request)
    if (!isSlow) this.answer(request)
  }

  answer(request: Request | undefined): void {
    const { tab } = this
    tab.requests = tab.requests.filter((other) => other !== request)
    if (!request || request.isCancelled) return
    if (request.isOutdated) {
      this.told.push(notices.orderChanged.title)
    } else if (request.opensPage) {
      tab.session = request.session
      tab.savedOnLeaving = this.saved
      tab.order = this.isStorageFull ? null : request.quote
    } else {
      this.told.push(notices.checkoutFailed.title)
      this.logged.push(notices.checkoutFailed.title)
    }
  }

  /** The site is deployed with other prices, and each open page is loaded again. */
  deploy(): void {
    for (const tab of [this.other, this.tab]) {
      this.tab = tab
      if (tab.session !== null) tab.isDropped = true
      else if (tab.path !== null) this.load(tab.path)
    }
  }

  /** Back from the provider, to the page as it was left. */
  comeBack(): void {
    this.tab.session = null
    if (this.tab.savedOnLeaving !== this.saved) this.hear(this.tab)
  }
}
