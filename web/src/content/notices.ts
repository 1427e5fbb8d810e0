import type { Notice } from '#web/lib/notifications.ts'

/** The notifications of the site. Those of rules 6.2, 9.3 and 9.8 have agreed words. */
export const notices = {
  contactFieldsMissing: {
    title: 'Missing fields',
    description: 'Please fill in all required fields.',
    isDestructive: true,
  },
  requiredFieldsMissing: {
    title: 'Required fields missing',
    description: 'Please fill in all required fields',
    isDestructive: true,
  },
  invalidEmail: {
    title: 'Invalid email',
    description: 'Please enter a valid email address',
    isDestructive: true,
  },
  termsNotAccepted: {
    title: 'Terms not accepted',
    description: 'Please accept the Terms of Service and Refund Policy',
    isDestructive: true,
  },
  checkoutFailed: {
    title: 'Checkout failed',
    description: 'Unable to process checkout. Please try again.',
    isDestructive: true,
  },
  orderChanged: {
    title: 'Your package changed meanwhile',
    description: 'Nothing was charged. Please check the new total, then press Pay again.',
    isDestructive: true,
  },
  providerNotOpened: {
    title: 'The payment page has not opened',
    description:
      'Nothing was charged and your details are still here. Wait a moment longer, or press Pay again.',
    isDestructive: true,
  },
  quoteDamaged: {
    title: 'Part of your saved quote is gone',
    description: 'It could not be read, or is no longer on offer. Please check your choices.',
  },
  storageUnavailable: {
    title: 'Your quote can’t be saved here',
    description: 'This browser stores nothing, so the quote lasts until you close this page.',
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
    title: 'Your quote is no longer saved',
    description: 'It was paid or cleared in another tab.',
  },
  quoteRestored: {
    title: 'Quote restored',
    description: 'Your last choices are back. Nothing has been charged again.',
  },
  quoteRestoredInPart: {
    title: 'Quote restored in part',
    description:
      'Some of your last choices are no longer on offer as they were. Please check what is back. Nothing has been charged again.',
  },
} as const satisfies Record<string, Notice>
