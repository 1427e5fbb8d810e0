import { customServiceId } from './catalogue.ts'
import type { PricedLine } from './pricing.ts'

/** What identifies a line in a quote: its unit price in cents, and the name of a custom service. */
export type QuoteItem = Pick<PricedLine, 'id' | 'quantity' | 'name'> & {
  readonly unitPrice: number
}

/**
 * A quote's number (rule 7.24): on paper, on the receipt and in the payment's metadata. It is the same for the same lines
 * at the same unit prices, so that both sides can tell whether they mean the same package, and a printed quote finds its
 * orders.
 */
export function quoteNumber({ lines }: { readonly lines: readonly QuoteItem[] }): string {
  // 32 bits of FNV-1a: a number to read out, not a proof.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(quoteContent(lines)))
    hash = Math.imul(hash ^ byte, 0x01000193)
  const digits = (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** All that a quote consists of, as the text of its link: ids, quantities, unit prices in cents, the custom service's name. */
export function quoteContent(items: readonly QuoteItem[]): string {
  return items
    .map((item) => {
      const figures = quoteFigures([item])
      return item.id === customServiceId ? `${figures}_${toBase64Url(item.name)}` : figures
    })
    .join('.')
}

/** The same without the custom service's name, for the books: ids, quantities and unit prices in cents. */
export function quoteFigures(items: readonly QuoteItem[]): string {
  return items.map(({ id, quantity, unitPrice }) => `${id}_${quantity}_${unitPrice}`).join('.')
}

/** Uses only characters that messengers neither encode nor take for the end of a link. */
function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
