import { quoteKeys } from '#shared/inline-script.ts'

/** The keys of everything that this site stores in a visitor's browser. */
export const storageKeys = {
  /** localStorage: the saved quote, until the order is placed. */
  quoteItems: quoteKeys.items,
  /** localStorage: the text of the saved quote, with its last day, which the list has no place for. */
  savedQuote: 'savedQuote',
  /** localStorage: the choices in the quote builder, saved or not, for `quoteDraftDays`. */
  quoteDraft: quoteKeys.draft,
  /** localStorage: the last package that the visitor made, since another took its place, for `quoteDraftDays`. */
  lastQuote: 'lastQuote',
  /** localStorage: a version of the package to compare others with, until it is dropped. */
  quoteCopy: 'quoteCopy',
  /** localStorage: this browser's payment pages and payments, without anything of the buyer. */
  payments: 'payments',
  /** sessionStorage: what was typed at the checkout, but never the consent. */
  checkoutDetails: 'checkoutDetails',
  /** sessionStorage: what was written on the contact page, and the message that is ready. */
  contactMessage: 'contactMessage',
  /** sessionStorage, an entry for each order (`entryOfOrder`): what this tab went to pay, and for whom. */
  order: 'order',
  /** sessionStorage, an entry for each order: the invoice number of its receipt. */
  invoiceNumber: 'invoiceNumber',
  /** sessionStorage: scroll positions. The router's own entry, under the router's own key. */
  scrollPositions: 'react-router-scroll-positions',
} as const

/** The key of an order's own entry. Nothing is rewritten: a page from the back/forward cache may not see later entries. */
export const entryOfOrder = (key: string, reference = ''): string =>
  reference === '' ? key : `${key}:${reference}`

/** How many orders a tab keeps. */
export const keptOrders = 8

/** How many payments a browser keeps, and for how many days one that may be open. */
export const keptPayments = 20
export const openPaymentDays = 30

/** For how long the quote builder reopens a draft (rule 8.7). */
export const quoteDraftDays = 30
