/** What this site stores in a visitor's browser: the name of each entry, written once. */
export const storageKeys = {
  /** localStorage: the saved quote, until the order is placed. */
  quoteItems: 'quoteItems',
  /** sessionStorage: what was typed at the checkout, but never the consent. */
  checkoutDetails: 'checkoutDetails',
  /** sessionStorage: the quote that was saved before the success page cleared it. */
  lastQuote: 'lastQuote',
  /** sessionStorage: the order reference of the success page. */
  orderReference: 'orderReference',
  /** sessionStorage: how far each page was scrolled. The router's own entry, under the router's own name. */
  scrollPositions: 'react-router-scroll-positions',
} as const
