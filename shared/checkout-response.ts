import { isCents, type Cents } from './money.ts'
import type { Totals } from './quote.ts'
import type { TaxRule } from './offer.ts'
import * as v from 'valibot'

// What the page reads and keeps of the function's responses. Not in one file with the request, which the function parses.

/** Whole cents, as `Cents`. */
export const centsSchema = v.custom<Cents>(isCents)

/** Sent or stored totals, each in cents. */
export const totalsSchema = v.object({
  listed: centsSchema,
  net: centsSchema,
  vat: centsSchema,
  total: centsSchema,
} satisfies Record<keyof Totals, unknown>)

/** Whether a text can be a payment page's id. What the provider's ids look like is its own affair. */
export const isPageId = (text: string): boolean => /^\w{1,255}$/.test(text)

const taxEntries = {
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  isIncluded: v.boolean(),
  base: v.optional(v.literal('net')),
} satisfies Record<keyof TaxRule, unknown>

/** A sent or stored tax rule. */
export const taxSchema = v.union([
  v.object({ ...taxEntries, isIncluded: v.literal(true), base: v.literal('price') }),
  v.object(taxEntries),
])

// With success and `total_changed`. An older function sends none of these with success, and not all with the other.
const chargeEntries = {
  totals: v.fallback(v.optional(totalsSchema), undefined),
  due: v.fallback(v.optional(centsSchema), undefined),
  tax: v.fallback(v.optional(taxSchema), undefined),
  /** By id. */
  unitPrices: v.fallback(v.optional(v.record(v.string(), centsSchema), {}), {}),
}

export const pageIdSchema = v.pipe(v.string(), v.check(isPageId))

/**
 * The response's body on success, with the payment page's URL. The order is valid without all else: an older function sends
 * none, and malformed parts are ignored.
 */
export const checkoutResponseSchema = v.object({
  url: v.string(),
  reference: v.optional(v.unknown()),
  page: v.fallback(v.optional(pageIdSchema), undefined),
  formerPage: v.optional(v.unknown()),
  ...chargeEntries,
})

/** The response's body on an error. */
export const checkoutErrorSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    ...chargeEntries,
    /** With `already_paid`: the page's order, its total in cents, and its time of opening in ms since 1970. */
    paid: v.optional(
      v.object({
        reference: v.custom<string>(isReference),
        total: centsSchema,
        openedAt: v.number(),
      }),
    ),
  }),
})

/**
 * The characters of an order reference (rule 10.14): none that look or sound alike, and no vowels, so that it is never a
 * word.
 */
export const referenceAlphabet = '23456789CFGHJKMPQRTVWX'

const group = `[${referenceAlphabet}]{4}`
const referencePattern = new RegExp(`^${group}-${group}$`)

/** Whether a value is an order reference: two groups of four, such as `7KQ3-M4TX`. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && referencePattern.test(value)
}
