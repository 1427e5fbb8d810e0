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
    'Nothing was charged. What you can do is in the form, marked or beside Pay.',
  ),
  alreadyPaid: failure(
    'Already paid',
    'Nothing more was charged. What was paid, and what you can do, is beside Pay.',
  ),
  orderChanged: lastingFailure(
    'Your package has changed',
    'Nothing was charged. Please check the new total, then press Pay again.',
  ),
  providerNotOpened: failure(
    'The payment page has not opened',
    'Nothing was charged. Wait a moment longer, or press Pay again.',
  ),
  partNotLoaded: lastingFailure(
    'This part did not load',
    'Your quote and what you typed are still here. Check your connection and try again, or reload the page.',
  ),
  notPrinted: lastingFailure(
    'This browser doesn’t print',
    'Browsers inside other apps often can’t. Open this page in your phone’s own browser, and print it there.',
  ),
  sharedQuoteRefused: lastingFailure(
    'This quote link can’t be opened',
    'It is incomplete, or nothing in it is on offer any more. Nothing here has changed. Please ask the sender for a new link.',
  ),
  customLeftOut: {
    title: 'Custom service left out',
    description: 'It was not finished. You can complete it in the quote builder.',
  },
  quoteDamaged: {
    title: 'Part of your saved quote is gone',
    description: 'It could not be read, or is no longer on offer. Please check your choices.',
    stays: 'everywhere',
  },
  pricesRisen: {
    title: 'Prices have risen',
    description:
      'Those of your last visit no longer apply. Please check the total before you proceed.',
  },
  storageUnavailable: {
    title: 'Your quote can’t be saved here',
    description:
      'This browser stores nothing: order or share your package before you close this page.',
    stays: 'everywhere',
  },
  quoteChangedElsewhere: {
    title: 'Your quote changed',
    description: 'It was changed in another tab. You see it here as it is now.',
  },
  choicesKept: {
    title: 'Your saved quote changed',
    description:
      'Another tab saved a different one. Your choices here stay, and Proceed saves them in its place.',
  },
  quoteClearedElsewhere: {
    title: 'Your quote has left the checkout',
    description:
      'Another tab has cleared it, perhaps after a payment. Press Proceed to Checkout to order what is chosen here.',
  },
  nothingSaved: {
    title: 'Nothing is at the checkout yet',
    description: 'Choose what you need here, then press Proceed to Checkout.',
  },
  quoteOrdered: {
    title: 'Your last package has left the checkout',
    description: 'The confirmation page cleared it. If you paid, your receipt comes by email.',
  },
  quoteRestored: {
    title: 'Quote restored',
    description: 'Your last choices are back. To order them is a new payment.',
  },
  quoteRestoredInPart: {
    title: 'Quote restored in part',
    description:
      'Some of your last choices are no longer on offer as they were. Please check what is back. To order it is a new payment.',
    stays: 'here',
  },
} as const satisfies Record<string, Notice>
