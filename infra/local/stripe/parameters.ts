import { Ajv } from 'ajv'
import { HTTPException } from 'hono/http-exception'
import { parse } from 'qs'
import * as v from 'valibot'
import { packageCurrency } from '#shared/locale.ts'
import document from './stripe-checkout-sessions.openapi.json' with { type: 'json' }

type ErrorDetails = {
  readonly message: string
  readonly status?: 400 | 401 | 404
  readonly type?: 'invalid_request_error' | 'idempotency_error'
  readonly param?: string
  readonly code?: 'resource_missing'
}

/** An error in the envelope of Stripe's API (https://docs.stripe.com/api/errors). Thrown, it becomes the response. */
export function stripeError(details: ErrorDetails): HTTPException {
  const { status = 400, type = 'invalid_request_error', ...rest } = details
  const res = Response.json({ error: { type, ...rest } }, { status })
  return new HTTPException(status, { message: details.message, res })
}

/** The error for a parameter, named in bracket notation: `['line_items', 0]` is `line_items[0]`. */
function parameterError([first = '', ...rest]: readonly PropertyKey[], reason = '') {
  const param = String(first) + rest.map((key) => `[${String(key)}]`).join('')
  return stripeError({ message: `${param}: ${reason}`, param })
}

/** Stripe refuses unknown parameters, although its document allows them in most objects. */
function closed(_name: string, schema: unknown): unknown {
  const isObject =
    typeof schema === 'object' && schema && 'type' in schema && schema.type === 'object'
  return isObject ? { additionalProperties: false, ...schema } : schema
}

const formSchema: unknown = JSON.parse(JSON.stringify(document.schema), closed)

const validate = new Ajv({
  coerceTypes: true,
  formats: { currency: true, decimal: true, 'unix-time': true },
  keywords: ['x-stripeBypassValidation'],
}).compile({ allOf: [formSchema] })

/** Decodes a form whose parameters nest by brackets: `line_items[0][quantity]=1`. All values are strings. */
function decodeForm(body: string): unknown {
  const [param] = [...new URLSearchParams(body)].find(([, value]) => value === '') ?? []
  // An empty value unsets a parameter; a new session has none to unset.
  if (param !== undefined) throw stripeError({ message: `${param} is empty: leave it out.`, param })
  // Longer than qs's default, so that too many line items are refused for their number.
  return parse(body, { plainObjects: true, arrayLimit: 1_000, parameterLimit: Infinity })
}

/** Reads a form by Stripe's own schema, which converts the strings of numbers and booleans. */
function readForm(body: string): unknown {
  const form = decodeForm(body)
  const error = validate(form) ? undefined : validate.errors?.at(-1)
  if (!error) return form
  const { missingProperty, additionalProperty, allowedValues }: Record<string, unknown> =
    error.params
  const names = [missingProperty, additionalProperty].filter((name) => name !== undefined)
  const path = [...error.instancePath.split('/').slice(1), ...names.map(String)]
  throw parameterError(path, [error.message, allowedValues].join(' '))
}

const inSeconds = () => Math.floor(Date.now() / 1000)

const lineItem = v.strictObject({
  quantity: v.pipe(v.number(), v.minValue(1, 'This value must be at least 1.')),
  price_data: v.strictObject({
    currency: v.literal(packageCurrency.code.toLowerCase()),
    unit_amount: v.pipe(v.number(), v.minValue(0, 'This value must be at least 0.')),
    product_data: v.strictObject({
      name: v.pipe(v.string(), v.regex(/\S/, 'The name is blank.')),
      description: v.optional(v.string()),
    }),
  }),
})

/** A line of an order, with Stripe's own names. Amounts are in cents. */
type LineItem = v.InferOutput<typeof lineItem>

export function lineAmount(line: LineItem): number {
  return line.quantity * line.price_data.unit_amount
}

export function totalAmount(lines: readonly LineItem[]): number {
  return lines.reduce((total, line) => total + lineAmount(line), 0)
}

// As in US dollars: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
function isChargeable(lines: readonly LineItem[]): boolean {
  return totalAmount(lines) >= 50 && totalAmount(lines) <= 99_999_999
}

const label = v.pipe(v.string(), v.maxLength(50, 'A label has at most 50 characters.'))
const customField = v.looseObject({ label: v.looseObject({ custom: label }) })

// https://docs.stripe.com/metadata
const metadataLimits = 'A key has at most 40 characters, a value 500.'
const metadata = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.pipe(v.string(), v.maxLength(500)),
    metadataLimits,
  ),
  v.check((pairs) => Object.keys(pairs).length <= 50, 'At most 50 metadata keys.'),
)

// What this product sends, within the limits that Stripe documents outside its schema. Any other parameter, such as a
// discount, could change what the buyer pays or sees: it is refused instead of ignored.
const sessionParameters = v.strictObject({
  mode: v.literal('payment'),
  ui_mode: v.literal('hosted_page'),
  allowed_payment_method_types: v.array(v.literal('card')),
  adaptive_pricing: v.unknown(),
  customer_email: v.pipe(v.string(), v.email('Invalid email address.')),
  client_reference_id: v.string(),
  payment_intent_data: v.strictObject({ description: v.string(), metadata }),
  invoice_creation: v.strictObject({
    enabled: v.boolean(),
    // https://docs.stripe.com/api/checkout/sessions/create
    invoice_data: v.strictObject({
      description: v.string(),
      footer: v.string(),
      custom_fields: v.pipe(v.array(v.unknown()), v.maxLength(4, 'At most 4 custom fields.')),
      metadata,
    }),
  }),
  tax_id_collection: v.unknown(),
  custom_fields: v.pipe(v.array(customField), v.maxLength(3, 'At most 3 custom fields.')),
  custom_text: v.strictObject({ submit: v.strictObject({ message: v.string() }) }),
  line_items: v.pipe(
    v.array(lineItem),
    v.maxLength(100, 'You can pass at most 100 line items.'),
    v.check(
      (lines) => isChargeable(lines),
      'The total must be between 50 and 99999999 of the smallest unit.',
    ),
  ),
  metadata,
  // Stripe allows 30 minutes to 24 hours, by its own clock.
  expires_at: v.pipe(
    v.number(),
    v.check((time) => time >= inSeconds() + 30 * 60, 'At least 30 minutes from now.'),
    v.check((time) => time <= inSeconds() + 24 * 60 * 60, 'At most 24 hours from now.'),
  ),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
})

export type SessionParameters = v.InferOutput<typeof sessionParameters>

/** Checks a form against Stripe's schema and then the rules above. A refusal names the first wrong parameter. */
export function readParameters(body: string): SessionParameters {
  const { success, output, issues } = v.safeParse(sessionParameters, readForm(body))
  if (success) return output
  const [{ path = [], expected, message }] = issues
  const isIgnored = expected === 'never'
  throw parameterError(
    path.map(({ key }) => String(key)),
    isIgnored ? 'This stand-in would have to ignore it.' : message,
  )
}
