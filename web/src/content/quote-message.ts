import { listSeparator } from '#shared/locale.ts'
import type { Quote } from '#shared/quote.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { Message } from '#web/ui/browser/message-links.ts'
import { isolated } from './left-to-right.ts'
import { printedQuote } from './printed-quote.ts'
import { quoteActions } from './quote-action-labels.ts'
import { quoteText } from './quote-text.ts'
import { sumsOf } from './sums.ts'

/** The text of the dialog in which a quote is sent. */
export const sendQuote = {
  heading: 'Send this quote',
  text: 'To a colleague, to purchasing or to yourself: your own email or WhatsApp opens with the message, and you choose who gets it.',
  tooLong:
    'This list is too long for a link to another program: there the message has the total and the quote’s link. A copy has all of it.',
  preview: 'The message',
  close: 'Close',
} as const

const closing = `${printedQuote.kind}: nothing has been ordered or charged.`

/**
 * The message with a quote (rule 7.14). Its short text fits in every link, because the quote's link is much shorter than
 * the list.
 */
export function quoteMessage(quote: Quote, link: string): Message {
  const toPay = sumsOf('brief', quote)
    .map(({ name, amount }) => `${name}: ${isolated(formatPrice(amount))}`)
    .join(listSeparator)
  const opening = quoteActions.sharedTitle
  const online = `Open it online: ${link}`
  return {
    subject: `${opening}. ${toPay}`,
    text: [opening, quoteText(quote), online, closing].join('\n\n'),
    shortText: [opening, toPay, online, closing].join('\n\n'),
  }
}
