import { printedQuote } from './printed-quote.ts'

/** The texts around a quote's link: its dialog, and the builder's panel once it is opened. */
export const sharedQuote = {
  opened: {
    heading: 'A quote shared with you',
    number: 'Number',
    lines: 'Lines',
    validUntil: 'Prices hold until',
    ended: 'Ended on',
    /** After a custom service. */
    bySender: 'was written by the sender, not by us. Is this name and price what we agreed?',
    incomplete: 'Part of the quote is no longer on offer, and is left out.',
    changed: (sent: string, now: string) =>
      `The sender saw ${sent} to pay. With what we offer today it is ${now}.`,
    todaysPrices: 'This quote has ended. These are today’s prices.',
    change: 'Change it',
    // As in the builder, whose words a third user would bring into every page's scripts.
  },
  link: {
    heading: 'Share this quote',
    text: 'Your browser did not allow copying. The link is selected: please copy it by hand.',
    label: 'Link to this quote',
    close: 'Close',
  },
} as const

/** The text of the dialog in which a quote is sent, and of its message. */
export const sendQuote = {
  heading: 'Send this quote',
  text: 'To a colleague, to purchasing or to yourself: your own email or WhatsApp opens with the message, and you choose who gets it.',
  tooLong:
    'This list is too long for a link to another program: there the message has the total and the quote’s link. A copy has all of it.',
  preview: 'The message',
  close: 'Close',
  /** In the message. */
  online: (link: string) => `Open it online: ${link}`,
  closing: `${printedQuote.kind}: nothing has been ordered or charged.`,
} as const
