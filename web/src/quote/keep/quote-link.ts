import { quoteContent } from '#shared/quote-number.ts'
import type { Quote } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'

/** How the fragment of a quote's link begins, also where a messenger encoded the "=". */
export const quoteFragment = /^#q(?:=|%3D)/i

/** A link of another version is refused. */
export const linkVersion = '2'

/**
 * The link that opens a quote in the builder (rule 8.9): ids, quantities and unit prices, and the custom service's name.
 * Its prices are the promised ones; except for the custom service's, the catalogue's are charged.
 *
 * `#q=2.52.network-design_1_250000.storage_100_200.seats_5_2500` has 52 characters after the second dot. The number reveals
 * a link that was cut, and keeps out what a messenger appends, such as a full stop.
 */
export function quoteLink(quote: Quote, origin: string): string {
  const content = quoteContent(quote)
  return `${origin}${paths.customQuote}#q=${linkVersion}.${content.length}.${content}`
}
