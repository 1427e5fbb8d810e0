import { toRecord } from '#shared/to-record.ts'
import type { Order } from '#lambda/payments.ts'

/** Stripe's limit for a value, in characters: https://docs.stripe.com/metadata */
const maxLength = 500

// What a spreadsheet would calculate, such as a link that sends what it reads, unless it is a telephone number. Tabs and
// returns are trimmed: https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^(?:[=@-]|\+(?![\d\s().-]*$))/

/** The buyer's details and what a bookkeeper looks up (rule 10.15), as the columns of Stripe's reports. */
export function orderMetadata({ customer, bookkeeping }: Order): Record<string, string> {
  const { lines, ...booked } = bookkeeping
  // Between two lines, so that none is cut.
  const parts = lines.match(new RegExp(`[^.].{0,${maxLength - 1}}(?=\\.|$)`, 'g')) ?? []
  const details = Object.entries(customer).map(
    ([field, value]) => [field, asText(`${value}`)] as const,
  )
  return toRecord([
    // Stripe refuses empty ones.
    ...details.filter(([, value]) => value !== ''),
    ...Object.entries(booked),
    ...parts.map((part, at) => [at === 0 ? 'lines' : `lines${at + 1}`, part] as const),
  ])
}

/** A buyer's words, with an apostrophe in front of a formula. The last character may have to go for it, with both halves. */
function asText(typed: string): string {
  const text = typed.trim()
  return formula.test(text) ? `'${text}`.slice(0, maxLength).replace(/\p{Cs}$/u, '') : text
}
