import { colon, listSeparator } from '#shared/locale.ts'
import { quantityText } from '#web/offers/limits.ts'
import type { Quote } from '#shared/quote.ts'
import { comparison } from '#web/content/comparison.ts'
import { sendQuote } from '#web/content/shared-quote.ts'
import { quoteLink } from '#web/quote/keep/quote-link.ts'
import { formatPrice } from '#web/ui/browser/format-money.ts'
import { isolated } from '#web/ui/browser/isolated-text.ts'
import type { Message } from '#web/ui/browser/message-links.ts'
import { comparedRows, differing, type Cell } from './compared-rows.ts'

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
  return [unit === undefined ? [] : quantityText({ quantity, unit }), price]
    .flat()
    .join(listSeparator)
}
