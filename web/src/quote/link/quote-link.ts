import { customServiceId } from '#shared/catalogue.ts'
import { totalLines, type QuoteLine } from '#shared/pricing.ts'
import { paths } from '#web/content/paths.ts'

/** How the fragment of a quote's link begins, also where a messenger encoded the "=". */
export const quoteFragment = /^#q(?:=|%3D)/i

/** A link of another version is refused. */
export const linkVersion = '1'

/**
 * The link that opens these lines in the quote builder (rule 8.9): ids, quantities, the custom service's price and name,
 * and the total without VAT, which is compared with the total at the time of opening. All prices but the custom
 * service's come from the catalogue.
 *
 * `#q=1.41.network-design.storage_100.seats_5.282500` has 41 characters after the second dot. The number reveals a link
 * that was cut, and keeps out what a messenger appends, such as a full stop.
 */
export function quoteLink(lines: readonly QuoteLine[], origin: string): string {
  const content = [...lines.map(toLinkItem), totalLines(lines).subtotal].join('.')
  return `${origin}${paths.customQuote}#q=${linkVersion}.${content.length}.${content}`
}

function toLinkItem({ id, name, quantity, unit, amount }: QuoteLine): string {
  if (id === customServiceId) return `${id}_${amount}_${toBase64Url(name)}`
  return unit === undefined ? id : `${id}_${quantity}`
}

/** Only characters that no messenger encodes or ends a link at. */
function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
