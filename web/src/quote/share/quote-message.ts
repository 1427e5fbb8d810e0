import { colon, joiner, listSeparator, sentenceEnd } from '#shared/locale.ts'
import type { Quote } from '#shared/quote.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { Message } from '#web/ui/browser/message-links.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { sendQuote } from '#web/content/shared-quote.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { quoteText } from '#web/quote/parts/quote-text.ts'

/**
 * The message with a quote (rule 7.14). Its short text fits in every link, because the quote's link is much shorter than
 * the list.
 */
export function quoteMessage(quote: Quote, link: string): Message {
  const toPay = sumsOf('brief', quote)
    .map(({ name, amount }) => [name, isolated(formatPrice(amount))].join(colon))
    .join(listSeparator)
  const opening = quoteActions.sharedTitle
  const { closing } = sendQuote
  const online = sendQuote.online(link)
  return {
    subject: [opening, toPay].join(sentenceEnd + joiner),
    text: [opening, quoteText(quote), online, closing].join('\n\n'),
    shortText: [opening, toPay, online, closing].join('\n\n'),
  }
}
