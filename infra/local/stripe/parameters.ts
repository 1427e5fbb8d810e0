import { HTTPException } from 'hono/http-exception'
import { parse } from 'qs'
import * as v from 'valibot'
import { packageCurrency } from '#shared/locale.ts'

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

/** Decodes a form whose parameters nest by brackets: `line_items[0][quantity]=1`. All values are strings. */
function decodeForm(body: string): unknown {
  const [param] = [...new URLSearchParams(body)].find(([, value]) => value === '') ?? []
  // An empty value unsets a parameter; a new session has none to unset.
  if (param !== undefined) throw stripeError({ message: `${param} is empty: leave it out.`, param })
  // Longer than qs's default, so that too many line items are refused for their number.
  return parse(body, { plainObjects: true, arrayLimit: 1_000, parameterLimit: Infinity })
}

const inSeconds = () => Math.floor(Date.now() / 1000)

const number = v.pipe(v.string(), v.regex(/^\d+$/, 'Not a whole number.'), v.transform(Number))
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((it) => it === 'true'),
)
const atMost = (length: number) => v.pipe(v.string(), v.maxLength(length))

const lineItem = v.strictObject({
  quantity: v.pipe(number, v.minValue(1, 'This value must be at least 1.')),
  price_data: v.strictObject({
    currency: v.literal(packageCurrency.code.toLowerCase()),
    unit_amount: number,
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

const switched = v.strictObject({ enabled: flag })

const customField = v.strictObject({
  key: v.string(),
  label: v.strictObject({ type: v.literal('custom'), custom: atMost(50) }),
  type: v.literal('text'),
  optional: flag,
})

// https://docs.stripe.com/metadata
const metadata = v.pipe(
  v.record(atMost(40), atMost(500)),
  v.check((pairs) => Object.keys(pairs).length <= 50, 'At most 50 metadata keys.'),
)

// What this product sends, within Stripe's limits; that Stripe knows the names, its package's types say, the values a check by
// `npm run doctor`. Any other parameter, such as a discount, could change what the buyer pays or sees: it is refused.
// https://docs.stripe.com/api/checkout/sessions/create
const sessionParameters = v.strictObject({
  mode: v.literal('payment'),
  ui_mode: v.literal('hosted_page'),
  allowed_payment_method_types: v.array(v.literal('card')),
  adaptive_pricing: switched,
  customer_email: v.pipe(v.string(), v.email('Invalid email address.')),
  client_reference_id: v.string(),
  payment_intent_data: v.strictObject({ description: v.string(), metadata }),
  invoice_creation: v.strictObject({
    enabled: flag,
    invoice_data: v.strictObject({
      description: v.string(),
      footer: v.string(),
      custom_fields: v.pipe(
        v.array(v.strictObject({ name: atMost(40), value: atMost(140) })),
        v.maxLength(4, 'At most 4 custom fields.'),
      ),
      metadata,
    }),
  }),
  tax_id_collection: switched,
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
    number,
    v.check((time) => time >= inSeconds() + 30 * 60, 'At least 30 minutes from now.'),
    v.check((time) => time <= inSeconds() + 24 * 60 * 60, 'At most 24 hours from now.'),
  ),
  success_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
})

export type SessionParameters = v.InferOutput<typeof sessionParameters>

/** Checks a form against the rules above. A refusal names the first wrong parameter. */
export function readParameters(body: string): SessionParameters {
  const { success, output, issues } = v.safeParse(sessionParameters, decodeForm(body))
  if (success) return output
  const [{ path = [], expected, message }] = issues
  const isIgnored = expected === 'never'
  throw parameterError(
    path.map(({ key }) => String(key)),
    isIgnored ? 'This stand-in would have to ignore it.' : message,
  )
}
