import type { HTTPException } from 'hono/http-exception'
import * as z from '#shared/schema.ts'
import { missingParameter, parameterName, stripeError } from './error-response.ts'
import { checkForm } from './form-schema.ts'

// With this very pattern zod refuses "https:site", which the URL parser would repair.
const webAddress = z.url({ protocol: z.regexes.httpProtocol, error: 'Not a valid URL.' })

const lineItem = z.strictObject({
  quantity: z.int().check(z.gte(1, 'This value must be at least 1.')),
  price_data: z.strictObject({
    currency: z.literal('usd', 'This stand-in has only the currency usd.'),
    unit_amount: z.int().check(z.gte(0, 'This value must be at least 0.')),
    product_data: z.strictObject({
      name: z.string().check(z.refine((name) => /\S/.test(name), 'The name is blank.')),
      description: z.optional(z.string()),
    }),
  }),
})

// https://docs.stripe.com/metadata
const metadata = z
  .record(
    z.string().check(z.maxLength(40)),
    z.string().check(z.maxLength(500, 'Metadata values have at most 500 characters.')),
    'Metadata keys have at most 40 characters.',
  )
  .check(z.refine((pairs) => Object.keys(pairs).length <= 50, 'At most 50 metadata keys.'))

// What this product sends, within the limits that Stripe documents beside its schema. A parameter that is left out here,
// a discount for example, could change what the buyer pays or sees: it is refused instead of ignored.
const sessionParameters = z.strictObject({
  mode: z.literal('payment', 'This stand-in has only the mode payment.'),
  ui_mode: z.literal('hosted_page', 'This stand-in has only the ui_mode hosted_page.'),
  allowed_payment_method_types: z.array(z.string()),
  adaptive_pricing: z.strictObject({ enabled: z.boolean() }),
  customer_email: z.email('Invalid email address.'),
  invoice_creation: z.strictObject({ enabled: z.boolean() }),
  line_items: z.array(lineItem).check(z.maxLength(100, 'You can pass at most 100 line items.')),
  metadata,
  success_url: webAddress,
  cancel_url: webAddress,
})

/** What a session is created from, by Stripe's own names. Amounts in cents. */
export type SessionParameters = z.infer<typeof sessionParameters>

// In US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const totalBounds = { min: 50, max: 99_999_999 }

/** What a line costs, in cents. */
export function amountOf(line: SessionParameters['line_items'][number]): number {
  return line.quantity * line.price_data.unit_amount
}

/** What a session costs, in cents. */
export function totalOf({ line_items: lines }: SessionParameters): number {
  return lines.reduce((total, line) => total + amountOf(line), 0)
}

/** Reads a form by Stripe's schema, and then by the rules above. A refusal names the first parameter at fault. */
export function readParameters(form: unknown): SessionParameters {
  checkForm(form)
  const parsed = sessionParameters.safeParse(form, { reportInput: true })
  if (!parsed.success) throw refusalOf(parsed.error.issues[0])
  const total = totalOf(parsed.data)
  if (total >= totalBounds.min && total <= totalBounds.max) return parsed.data
  throw stripeError({
    code: total < totalBounds.min ? 'amount_too_small' : 'amount_too_large',
    message: 'The total amount must be between $0.50 and $999,999.99 usd.',
    param: 'line_items',
  })
}

function refusalOf(issue: z.core.$ZodIssue | undefined): HTTPException {
  const path = issue?.path ?? []
  const param = parameterName(path)
  if (issue?.code === 'unrecognized_keys') {
    const unsupported = parameterName([...path, ...issue.keys.slice(0, 1)])
    const message = `Stripe knows the parameter ${unsupported}, but this stand-in would have to ignore it.`
    return stripeError({ message, param: unsupported })
  }
  if (issue?.input === undefined) return missingParameter(param)
  const { message } = issue
  if (issue.code !== 'invalid_format') return stripeError({ message, param })
  return stripeError({ code: `${issue.format}_invalid`, message, param })
}
