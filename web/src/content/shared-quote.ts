import { emailOrMessenger } from './message-labels.ts'
import { pricesUntil } from './periods.ts'
import { printedQuote } from './printed-quote.ts'

/** The texts around a quote's link: its dialog, and the document that it opens. */
export const sharedQuote = {
  opened: {
    heading: 'A quote shared with you',
    validUntil: pricesUntil,
    ended: (day: string) => `Ended ${day}.`,
    same: 'Today’s total is the same as on your paper.',
    /** After an amount. */
    more: 'more to pay today than the sender saw.',
    less: 'less to pay today than the sender saw.',
    incomplete: 'Part of the quote is no longer on offer, and is left out.',
    /** Below a custom service. */
    bySender: 'Written by the sender, not by us. Is this name and price what we agreed?',
    /** Before its total. */
    own: 'Your own package stays as it is:',
    openOwn: 'Go to it',
    change: 'Change',
    taken: (number: string) => `Quote ${number} is open for changes.`,
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
  text: `To a colleague, to purchasing or to yourself: your own ${emailOrMessenger} opens with the message, and you choose who gets it.`,
  tooLong:
    'This list is too long for a link to another program: there the message has the total and the quote’s link. A copy has all of it.',
  preview: 'The message',
  close: 'Close',
  /** In the message. */
  online: (link: string) => `Open it online: ${link}`,
  closing: `${printedQuote.kind}: nothing has been ordered or charged.`,
} as const
