import type { QuoteLine } from '#shared/pricing.ts'
import {
  emptySelection,
  initialSelection,
  priceSelection,
  toSelection,
  type Quote,
  type Selection,
} from '#shared/quote.ts'
import { notices } from '#web/content/notices.ts'
import { paths } from '#web/content/paths.ts'
import { hasUnsavedChoices, isSameChoice, isSameQuote } from '#web/quote/model/selection.ts'
import { toSavedItems } from '#web/quote/store/saved-items.ts'
import type { StorageMode } from './browser.tsx'
import type { Fate } from './payment-server.ts'
import { Tab, type Request } from './tab.ts'
import {
  atPromised,
  isOnSale,
  keep,
  reopen,
  unitPricesOf,
  type Kept,
  type Reopened,
} from './quote.ts'

type Saved = { readonly text: string; readonly lines: readonly QuoteLine[] }

/** What a buyer may rely on: two tabs, what they keep, what the provider is asked for, and what the site has to say. */
export class Model {
  readonly tabs: readonly [Tab, Tab] = [new Tab(), new Tab()]
  tab = this.tabs[0]
  storage: StorageMode = 'works'
  /** The saved quote, as text and what of it is or was on sale. */
  saved: Saved | null = null
  draft: Kept | null = null
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
    const { order, lastQuote } = this.tab
    Object.assign(this.tab, new Tab(), { order, lastQuote })
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
    const drafted = this.isReadable && tab.choices === null ? reopen(this.draft) : null
    if (drafted) this.reopened(drafted, tab)
    if (!isEmpty) tab.choices ??= tab.quote
    tab.offered = this.isReadable ? reopen(tab.lastQuote) : null
  }

  reopened({ choices, hasRisen }: Reopened, tab = this.tab): void {
    tab.choices = choices
    if (hasRisen) this.told.push(notices.pricesRisen.title)
  }

  private get isReadable(): boolean {
    return this.storage !== 'blocked'
  }

  private get savedText(): string {
    return this.isReadable ? (this.saved?.text ?? '') : ''
  }

  private readSaved(): Selection {
    const lines = this.isReadable ? (this.saved?.lines ?? []).filter(isOnSale) : []
    const { keptPrices: _, ...choices } = toSelection(lines)
    return atPromised(choices, unitPricesOf(lines)).choices
  }

  /**
   * The success page clears the quote, and a draft of the same lines, and keeps a copy for the tab. What the tab did not go to
   * pay for stays.
   */
  private clearPaid(tab: Tab): void {
    const quote = tab.quote ?? emptySelection
    const { lines } = priceSelection(quote)
    if (this.isReadable) tab.receipt = tab.order
    // By offers and quantities, and without what is in neither any more because its price no longer holds.
    const ordered = tab.order?.quote.lines.filter(isOnSale)
    if (this.isReadable && ordered && !isSameChoice(ordered, lines)) return
    if (lines.length > 0 && this.storage === 'works') tab.lastQuote = keep(quote)
    tab.quote = emptySelection
    if (!this.isReadable) return
    const drafted = reopen(this.draft)?.choices
    if (lines.length > 0 && drafted && isSameQuote(drafted, quote)) this.draft = null
    this.save(null)
  }

  choose(choices: Selection): void {
    this.tab.choices = choices
    this.keepDraft()
  }

  private keepDraft(): void {
    if (this.storage === 'works') this.draft = keep(this.choices)
  }

  proceed(): void {
    const { choices } = this
    this.keepDraft()
    this.tab.quote = choices
    this.tab.path = paths.checkout
    if (this.storage === 'works') {
      const text = JSON.stringify(toSavedItems(choices))
      this.save({ text, lines: priceSelection(choices).lines })
    } else {
      // An earlier quote would be taken for this one after the next load.
      if (this.storage === 'full') this.save(null)
      this.told.push(notices.storageUnavailable.title)
      this.logged.push('Error storing data')
    }
  }

  private save(saved: Saved | null): void {
    const isChanged = saved?.text !== this.saved?.text
    this.saved = saved
    if (isChanged) this.hear(this.other)
  }

  /** Somebody else changes the saved quote, which the pages hear of, or not. */
  edit(saved: Saved | null, isHeard: boolean): void {
    this.saved = saved
    if (isHeard) for (const tab of this.tabs) this.hear(tab)
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
    } else if (request.opensPage && request.session !== null) {
      const { quote, session } = request
      tab.session = session
      tab.savedOnLeaving = this.savedText
      if (this.isReadable) {
        tab.order = this.storage === 'works' ? { quote, session } : null
      }
    } else {
      this.told.push(notices.checkoutFailed.title)
      this.logged.push(notices.checkoutFailed.title)
    }
  }

  /** Some days later the site is deployed with other prices, and every page that is open is loaded again. */
  deploy(): void {
    const { tab } = this
    for (const each of this.tabs) {
      this.tab = each
      if (each.session !== null) each.isDropped = true
      else if (each.path !== null) this.load(each.path)
    }
    this.tab = tab
  }

  /** Back from the provider, to the page as it was left. */
  comeBack(): void {
    this.tab.session = null
    if (this.tab.savedOnLeaving !== this.savedText) this.hear(this.tab)
  }
}
