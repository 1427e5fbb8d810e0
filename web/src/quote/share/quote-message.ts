import { colon, joiner, listSeparator, sentenceEnd } from '#shared/locale.ts'
import type { Quote } from '#shared/quote.ts'
import { comparison } from '#web/content/comparison.ts'
import { quantityText } from '#web/offers/limits.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import type { Message } from '#web/ui/browser/message-links.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { sendQuote } from '#web/content/shared-quote.ts'
import { sumsOf } from '#web/offers/sums.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { quoteText } from '#web/quote/parts/quote-text.ts'
import { comparedRows, differing, type Cell } from './compared-rows.ts'

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

const { copy: words, none } = comparison

type Column = { readonly name: string; readonly quote: Quote }

/** The message with a copy, the package in the builder, and what differs (rule 7.14). */
export function copyMessage(columns: readonly [Column, Column], origin: string): Message {
  const rows = differing(comparedRows(columns.map(({ quote }) => quote)))
  const links = columns.map(({ name, quote }) =>
    [
      [isolated(name), isolated(formatPrice(quote.totals.total))].join(colon),
      sendQuote.online(quoteLink(quote, origin)),
    ].join('\n'),
  )
  const [copied, now] = columns.map(({ name }) => isolated(name))
  const list = [
    words.versus(comparison.line, copied ?? '', now ?? ''),
    ...rows.map(({ term, cells: [one, other] }) =>
      words.versus(isolated(term), textOf(one), textOf(other)),
    ),
  ].join('\n')
  return {
    subject: words.sent,
    text: [words.sent, list, ...links, sendQuote.closing].join('\n\n'),
    shortText: [words.sent, ...links, sendQuote.closing].join('\n\n'),
  }
}

function textOf(cell: Cell | undefined): string {
  if (!cell) return none
  const { quantity = 1, unit, amount } = cell
  const price = isolated(formatPrice(amount))
  return [quantityText({ quantity, unit }) ?? [], price].flat().join(listSeparator)
}
