import { customServiceId, resources } from '#shared/catalogue.ts'
import { totalsOf, type QuoteLine } from '#shared/pricing.ts'
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
  const content = [...lines.map(itemOf), totalsOf(lines).subtotal].join('.')
  return `${origin}${paths.customQuote}#q=${linkVersion}.${content.length}.${content}`
}

function itemOf({ id, name, amount }: QuoteLine): string {
  if (id === customServiceId) return `${id}_${amount}_${base64Url(name)}`
  const resource = resources.find((each) => each.id === id)
  return resource ? `${id}_${amount / resource.unitPrice}` : id
}

/** Only characters that no messenger encodes or ends a link at. */
function base64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
