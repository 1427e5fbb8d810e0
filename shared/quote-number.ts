import { customServiceId } from './catalogue.ts'
import type { QuoteLine } from './pricing.ts'
import type { Quote } from './quote.ts'

/**
 * A quote's number (rule 7.24): on paper, on the receipt and in the payment's metadata. It is the same for the same lines
 * at the same unit prices, so that both sides can tell whether they mean the same package, and a printed quote finds its
 * orders.
 */
export function quoteNumber(quote: Pick<Quote, 'lines'>): string {
  // 32 bits of FNV-1a: a number to read out, not a proof.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(quoteContent(quote)))
    hash = Math.imul(hash ^ byte, 0x01000193)
  const digits = (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** All that a quote consists of, as the text of its link: ids, quantities, unit prices in cents, the custom service's name. */
export function quoteContent({ lines }: Pick<Quote, 'lines'>): string {
  return lines
    .map((line) => {
      const figures = quoteFigures([line])
      return line.id === customServiceId ? `${figures}_${toBase64Url(line.name)}` : figures
    })
    .join('.')
}

/** The same without the custom service's name, for the books: ids, quantities and unit prices in cents. */
export function quoteFigures(lines: readonly QuoteLine[]): string {
  return lines.map(({ id, quantity, unitPrice }) => `${id}_${quantity}_${unitPrice}`).join('.')
}

/** Uses only characters that messengers neither encode nor take for the end of a link. */
function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
