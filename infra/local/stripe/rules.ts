import { packageCurrency } from '#shared/locale.ts'
import * as v from 'valibot'
import { parameterError, readForm } from './form.ts'

const webAddress = v.pipe(v.string(), v.url('Not a valid URL.'))

const inSeconds = () => Math.floor(Date.now() / 1000)

const currency = packageCurrency.code.toLowerCase()

const lineItem = v.strictObject({
  quantity: v.pipe(v.number(), v.minValue(1, 'This value must be at least 1.')),
  price_data: v.strictObject({
    currency: v.literal(currency, `This stand-in has only the currency ${currency}.`),
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

const customField = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/, 'A key has letters and digits only.')),
  label: v.strictObject({
    type: v.literal('custom'),
    custom: v.pipe(v.string(), v.maxLength(50, 'A label has at most 50 characters.')),
  }),
  type: v.literal('text', 'This stand-in has only custom fields of type text.'),
  optional: v.boolean(),
})

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
const invoiceField = v.strictObject({ name: v.string(), value: v.string() })

// What this product sends, within the limits that Stripe documents outside its schema. Any other parameter, such as a
// discount, could change what the buyer pays or sees: it is refused instead of ignored.
const sessionParameters = v.strictObject({
  mode: v.literal('payment', 'This stand-in has only the mode payment.'),
  ui_mode: v.literal('hosted_page', 'This stand-in has only the ui_mode hosted_page.'),
  allowed_payment_method_types: v.array(v.literal('card', 'This stand-in has only cards.')),
  adaptive_pricing: v.strictObject({ enabled: v.boolean() }),
  customer_email: v.pipe(v.string(), v.email('Invalid email address.')),
  client_reference_id: v.string(),
  payment_intent_data: v.strictObject({ description: v.string(), metadata }),
  invoice_creation: v.strictObject({
    enabled: v.boolean(),
    // https://docs.stripe.com/api/checkout/sessions/create
    invoice_data: v.strictObject({
      description: v.string(),
      footer: v.string(),
      custom_fields: v.pipe(v.array(invoiceField), v.maxLength(4, 'At most 4 custom fields.')),
      metadata,
    }),
  }),
  tax_id_collection: v.strictObject({ enabled: v.boolean() }),
  custom_fields: v.pipe(v.array(customField), v.maxLength(3, 'At most 3 custom fields.')),
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
  success_url: webAddress,
  cancel_url: webAddress,
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
