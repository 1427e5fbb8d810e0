import type { Quote } from '#shared/quote.ts'
import { linkContent } from '#web/quote/link/quote-link.ts'

/** A quote's number on paper: the same for the same quote, so that both sides can tell whether they mean the same. */
export function quoteNumber(quote: Quote): string {
  // 32 bits of FNV-1a: a number to read out, not a proof.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(linkContent(quote)))
    hash = Math.imul(hash ^ byte, 0x01000193)
  const digits = (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`
}
