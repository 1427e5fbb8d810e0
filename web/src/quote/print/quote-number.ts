import type { QuoteLine } from '#shared/pricing.ts'

/** A quote's number on paper: the same for the same lines, so that both sides can tell whether they mean one quote. */
export function quoteNumber(lines: readonly QuoteLine[]): string {
  const content = JSON.stringify(
    lines.map(({ name, quantity, amount }) => [name, quantity, amount]),
  )
  // 32 bits of FNV-1a: a number to read out, not a proof.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(content)) hash = Math.imul(hash ^ byte, 0x01000193)
  const digits = (hash >>> 0).toString(16).padStart(8, '0').toUpperCase()
  return `Q-${digits.slice(0, 4)}-${digits.slice(4)}`
}
