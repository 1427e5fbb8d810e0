import { taxWords } from './tax-words.built.ts'

/** The texts around a quote's link: its dialogs, and the builder's panel once it is opened. */
export const sharedQuote = {
  review: {
    heading: 'Open the shared quote?',
    fromLink: 'These choices came with a link.',
    replaces: 'They take the place of what you have chosen here.',
    bySender: 'Written by the sender, not by us. Is this name and price what we agreed?',
    changed: (sent: string, now: string) =>
      `The sender’s ${taxWords.listed} was ${sent}. With what we offer today it is ${now}.`,
    incomplete: 'Part of the quote is no longer on offer, and is left out.',
    replace: 'Replace',
    keep: 'Keep mine',
    open: 'Open',
    dismiss: 'Don’t open',
    /** The total of what the quote would replace. */
    yours: 'Yours now',
  },
  opened: {
    heading: 'A quote shared with you',
    number: 'Number',
    lines: 'Lines',
    validUntil: 'Prices hold until',
    change: 'Change it',
  },
  link: {
    heading: 'Share this quote',
    text: 'Your browser did not allow copying. The link is selected: please copy it by hand.',
    label: 'Link to this quote',
    close: 'Close',
  },
} as const
