import { customServiceId } from '#shared/catalogue.ts'
import type { QuoteLine } from '#shared/pricing.ts'
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
  const content = linkContent(quote)
  return `${origin}${paths.customQuote}#q=${linkVersion}.${content.length}.${content}`
}

/** A quote's number on paper: the same for the same quote, so that both sides can tell whether they mean the same. */
export function quoteNumber(quote: Quote): string {
  // 32 bits of FNV-1a: a number to read out, not a proof.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(linkContent(quote)))
    hash = Math.imul(hash ^ byte, 0x01000193)
  const digits = (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** All that a quote consists of, as text. */
function linkContent({ lines }: Quote): string {
  return lines.map(toLinkItem).join('.')
}

function toLinkItem({ id, name, quantity, unitPrice }: QuoteLine): string {
  const item = `${id}_${quantity}_${unitPrice}`
  return id === customServiceId ? `${item}_${toBase64Url(name)}` : item
}

/** Uses only characters that messengers neither encode nor take for the end of a link. */
function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
