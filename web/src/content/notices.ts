import type { Notice } from '#web/ui/browser/notifications.ts'

/** A failure that the visitor can act on. */
function failure(title: string, description: string) {
  return { title, description, isDestructive: true } as const
}

/** The same where the page itself doesn't say what to do. */
const lastingFailure = (title: string, description: string) =>
  ({ ...failure(title, description), stays: 'here' }) as const

/** The site's notifications, except the contact form's. Those of rules 9.3 and 9.8 have agreed texts. */
export const notices = {
  requiredFieldsMissing: failure('Required fields missing', 'Please fill in all required fields'),
  invalidEmail: failure('Invalid email', 'Please enter a valid email address'),
  termsNotAccepted: failure(
    'Terms not accepted',
    'Please accept the Terms of Service and Refund Policy',
  ),
  checkoutFailed: failure('Checkout failed', 'Unable to process checkout. Please try again.'),
  /** Where another attempt would fail like the last one. */
  checkoutRefused: failure(
    'Checkout failed',
    'Nothing was charged. The form says what you can do.',
  ),
  alreadyPaid: failure(
    'Already paid',
    'Nothing more was charged. Beside Pay you see what was paid.',
  ),
  orderChanged: lastingFailure(
    'Your package has changed',
    'Nothing was charged. Check the new total, then press Pay again.',
  ),
  providerNotOpened: failure(
    'The payment page has not opened',
    'Nothing was charged. Wait, or press Pay again.',
  ),
  partNotLoaded: lastingFailure(
    'This part did not load',
    'Nothing is lost. Check your connection, or reload the page.',
  ),
  notPrinted: lastingFailure(
    'This browser doesn’t print',
    'Open this page in your phone’s own browser to print it.',
  ),
  sharedQuoteRefused: lastingFailure(
    'This quote link is incomplete or outdated',
    'Please ask the sender for a new one.',
  ),
  customLeftOut: {
    title: 'Custom service left out',
    description: 'It was not finished. You can do that in the builder.',
  },
  quoteDamaged: {
    title: 'Part of your saved quote is gone',
    description: 'It is unreadable or no longer on offer.',
    stays: 'everywhere',
  },
  pricesRisen: {
    title: 'Prices have risen',
    description: 'Those of your last visit no longer apply. Check the total.',
  },
  storageUnavailable: {
    title: 'Your quote can’t be saved here',
    description: 'Order or share it before you close this page.',
    stays: 'everywhere',
  },
  quoteChangedElsewhere: {
    title: 'Your quote changed',
    description: 'It was changed in another tab. This is the new one.',
  },
  choicesKept: {
    title: 'Your saved quote changed',
    description: 'Another tab saved another one. Proceed replaces it with these choices.',
  },
  quoteClearedElsewhere: {
    title: 'Your quote has left the checkout',
    description: 'Another tab has cleared it, perhaps after a payment.',
  },
  nothingSaved: {
    title: 'Nothing is at the checkout yet',
    description: 'Choose what you need, then press Proceed to Checkout.',
  },
  quoteOrdered: {
    title: 'Your package has left the checkout',
    description: 'If you paid, your receipt comes by email.',
  },
  quoteRestored: {
    title: 'Quote restored',
    description: 'Your last choices are back. To order them is a new payment.',
  },
  quoteRestoredInPart: {
    title: 'Quote restored in part',
    description: 'Some choices are no longer offered. Ordering is a new payment.',
    stays: 'here',
  },
} as const satisfies Record<string, Notice>
