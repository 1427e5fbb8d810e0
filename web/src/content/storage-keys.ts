import { colourSchemeKey } from '#shared/colour-scheme.ts'

/** The keys of everything that this site stores in a visitor's browser. */
export const storageKeys = {
  /** localStorage: the saved quote, until the order is placed. */
  quoteItems: 'quoteItems',
  /** localStorage: the choices in the quote builder, saved or not, for `quoteDraftDays`. */
  quoteDraft: 'quoteDraft',
  /** localStorage: the colours chosen in the footer, until System is chosen. */
  colourScheme: colourSchemeKey,
  /** sessionStorage: what was typed at the checkout, but never the consent. */
  checkoutDetails: 'checkoutDetails',
  /** sessionStorage: the quote that was saved before the success page cleared it. */
  lastQuote: 'lastQuote',
  /** sessionStorage: the lines and the total that this tab last went to pay. */
  order: 'order',
  /** sessionStorage: the order reference of the success page. */
  orderReference: 'orderReference',
  /** sessionStorage: scroll positions. The router's own entry, under the router's own key. */
  scrollPositions: 'react-router-scroll-positions',
} as const

/** For how long the quote builder reopens a draft (rule 8.7). */
export const quoteDraftDays = 30
