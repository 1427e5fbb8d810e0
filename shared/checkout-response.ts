import { isCents, type Cents } from './money.ts'
import type { Totals } from './quote.ts'
import * as z from './schema.ts'

// What the page reads of the function's responses, and keeps of them. Apart from the request, which the function parses.

/** Whole cents, as `Cents`. */
export const centsSchema = z.custom<Cents>(isCents)

/** Totals that were sent or stored, each in cents. */
export const totalsSchema = z.object({
  listed: centsSchema,
  net: centsSchema,
  vat: centsSchema,
  total: centsSchema,
} satisfies Record<keyof Totals, unknown>)

/**
 * The response's body on success, with the payment page's URL. The order stands without a reference: a function of before
 * sends none, and what is none (`isReference`) is ignored.
 */
export const checkoutResponseSchema = z.object({
  url: z.string(),
  reference: z.optional(z.unknown()),
})

/** The response's body on an error. */
export const checkoutErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** With `total_changed`. */
    totals: z.optional(totalsSchema),
  }),
})
