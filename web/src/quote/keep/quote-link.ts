import { quoteContent } from '#shared/quote-number.ts'
import type { Quote } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'
import { pageDay } from './valid-until.ts'

/** How the fragment of a quote's link begins, also where a messenger encoded the "=". */
export const quoteFragment = /^#q(?:=|%3D)/i

/**
 * The link that opens a quote in the builder (rule 8.9): its day, what is paid in cents, ids, quantities and unit prices, and
 * the custom service's name. Its prices are the promised ones; except for the custom service's, the catalogue's are charged.
 *
 * `#q=3.68.20261127_333500.network-design_1_250000.storage_100_200.seats_5_2500` has 68 characters after the second dot. The
 * number reveals a link that was cut, and keeps out what a messenger appends, such as a full stop.
 */
export function quoteLink(quote: Quote, origin: string): string {
  const day = pageDay().replaceAll('-', '')
  const content = `${day}_${quote.totals.total}.${quoteContent(quote)}`
  return `${origin}${paths.customQuote}#q=3.${content.length}.${content}`
}
