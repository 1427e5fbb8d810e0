import type { Quote, Selection } from '#shared/quote.ts'
import type { Kept, Reopened } from './quote.ts'

/** A press on Pay that has not been answered. */
export type Request = {
  readonly quote: Quote
  readonly opensPage: boolean
  /** What the provider has created for it, by number. */
  readonly session: number | null
  isCancelled: boolean
  isOutdated: boolean
}

/** What was paid for, and the session in which, by number. */
type Order = { readonly quote: Quote; readonly session: number }

/** What a buyer sees in a tab, and what the tab keeps. */
export class Tab {
  /** Null until the tab is used. While it shows the provider's page, the page that Back may bring back. */
  path: string | null = null
  /** Null until something is chosen or reopened in this page. */
  choices: Selection | null = null
  hasOpenedBuilder = false
  /** The saved quote as this page knows it; null if it never looked. */
  quote: Selection | null = null
  requests: Request[] = []
  /** The session whose payment page is open, by number. */
  session: number | null = null
  /** Whether the browser has given up the page that Back would bring back. */
  isDropped = false
  savedOnLeaving = ''
  /** What this tab last went to pay, and what of it the success page shows. */
  order: Order | null = null
  receipt: Order | null = null
  /** The copy of the quote that the success page cleared, and what of it the builder offers. */
  lastQuote: Kept | null = null
  offered: Reopened | null = null

  get isProcessing(): boolean {
    return this.requests.some(({ isCancelled }) => !isCancelled)
  }
}
