/** What the site says while a page is loading, and when one can't be loaded. */
export const loadingCopy = {
  loading: 'Loading…',
  notLoaded: {
    heading: 'This page did not load',
    lead: 'The connection broke off, or the site has just been updated. Your quote is safe, and this page opens by itself once your device is online again.',
    tryAgain: 'Try again',
    trying: 'Trying…',
    failedAgain: 'Still no answer from the site. Please check your connection.',
  },
  /** The router's own words, which rule 14.3 asks for. */
  unexpectedError: 'Unexpected Application Error!',
  incomplete:
    'You can read this page, but its buttons and forms did not load: the connection broke off, or this browser is too old. You can also reach us here:',
} as const
