import { taxWords } from './tax-words.built.ts'

/** The texts of the dialogs around a quote's link. */
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
  },
  link: {
    heading: 'Share this quote',
    text: 'Your browser did not allow copying. The link is selected: please copy it by hand.',
    label: 'Link to this quote',
    close: 'Close',
  },
} as const
