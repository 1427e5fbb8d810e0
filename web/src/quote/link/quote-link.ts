import { customServiceId } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import type { Quote } from '#shared/quote.ts'
import { paths } from '#web/content/paths.ts'

/** How the fragment of a quote's link begins, also where a messenger encoded the "=". */
export const quoteFragment = /^#q(?:=|%3D)/i

/** A link of another version is refused. */
export const linkVersion = '2'

/**
 * The link that opens a quote in the builder (rule 8.9): ids, quantities and unit prices, and the custom service's name. The
 * prices only say what was promised: those that are charged come from the catalogue, but for the custom service's.
 *
 * `#q=2.52.network-design_1_250000.storage_100_200.seats_5_2500` has 52 characters after the second dot. The number reveals
 * a link that was cut, and keeps out what a messenger appends, such as a full stop.
 */
export function quoteLink(quote: Quote, origin: string): string {
  const content = linkContent(quote)
  return `${origin}${paths.customQuote}#q=${linkVersion}.${content.length}.${content}`
}

/** All that a quote consists of, as text. */
export function linkContent({ lines }: Quote): string {
  return lines.map(toLinkItem).join('.')
}

function toLinkItem({ id, name, quantity, unitPrice }: QuoteLine): string {
  const item = `${id}_${quantity}_${unitPrice}`
  return id === customServiceId ? `${item}_${toBase64Url(name)}` : item
}

/** Only characters that no messenger encodes or ends a link at. */
function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
