import { packageCurrency } from '#shared/locale.ts'
import * as z from '#shared/schema.ts'
import { parameterError, readForm } from './form.ts'

// With this pattern zod refuses "https:site", which the URL parser would repair.
const webAddress = z.url({ protocol: z.regexes.httpProtocol, error: 'Not a valid URL.' })

const currency = packageCurrency.code.toLowerCase()

const lineItem = z.strictObject({
  quantity: z.int().check(z.gte(1, 'This value must be at least 1.')),
  price_data: z.strictObject({
    currency: z.literal(currency, `This stand-in has only the currency ${currency}.`),
    unit_amount: z.int().check(z.gte(0, 'This value must be at least 0.')),
    product_data: z.strictObject({
      name: z.string().check(z.refine((name) => /\S/.test(name), 'The name is blank.')),
      description: z.optional(z.string()),
    }),
  }),
})

/** A line of an order, with Stripe's own names. Amounts are in cents. */
type LineItem = z.infer<typeof lineItem>

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

const customField = z.strictObject({
  key: z.string().check(z.regex(/^[A-Za-z0-9]+$/, 'A key has letters and digits only.')),
  label: z.strictObject({
    type: z.literal('custom'),
    custom: z.string().check(z.maxLength(50, 'A label has at most 50 characters.')),
  }),
  type: z.literal('text', 'This stand-in has only custom fields of type text.'),
  optional: z.boolean(),
})

// https://docs.stripe.com/metadata
const metadataLimits = 'A key has at most 40 characters, a value 500.'
const metadata = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)), metadataLimits)
  .check(z.refine((pairs) => Object.keys(pairs).length <= 50, 'At most 50 metadata keys.'))
const invoiceField = z.strictObject({ name: z.string(), value: z.string() })

// What this product sends, within the limits that Stripe documents outside its schema. Any other parameter, such as a
// discount, could change what the buyer pays or sees: it is refused instead of ignored.
const sessionParameters = z.strictObject({
  mode: z.literal('payment', 'This stand-in has only the mode payment.'),
  ui_mode: z.literal('hosted_page', 'This stand-in has only the ui_mode hosted_page.'),
  allowed_payment_method_types: z.array(z.literal('card', 'This stand-in has only cards.')),
  adaptive_pricing: z.strictObject({ enabled: z.boolean() }),
  customer_email: z.email('Invalid email address.'),
  client_reference_id: z.string(),
  payment_intent_data: z.strictObject({ description: z.string(), metadata }),
  invoice_creation: z.strictObject({
    enabled: z.boolean(),
    // https://docs.stripe.com/api/checkout/sessions/create
    invoice_data: z.strictObject({
      description: z.string(),
      footer: z.string(),
      custom_fields: z.array(invoiceField).check(z.maxLength(4, 'At most 4 custom fields.')),
    }),
  }),
  tax_id_collection: z.strictObject({ enabled: z.boolean() }),
  custom_fields: z.array(customField).check(z.maxLength(3, 'At most 3 custom fields.')),
  line_items: z
    .array(lineItem)
    .check(
      z.maxLength(100, 'You can pass at most 100 line items.'),
      z.refine(isChargeable, `The total must be between 50 and 99999999 of the smallest unit.`),
    ),
  metadata,
  success_url: webAddress,
  cancel_url: webAddress,
})

export type SessionParameters = z.infer<typeof sessionParameters>

/** Checks a form against Stripe's schema and then the rules above. A refusal names the first wrong parameter. */
export function readParameters(body: string): SessionParameters {
  const { data, error } = sessionParameters.safeParse(readForm(body))
  if (data) return data
  const [issue] = error.issues
  const [ignored] = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const path = [...(issue?.path ?? []), ...(ignored === undefined ? [] : [ignored])]
  throw parameterError(path, ignored ? 'This stand-in would have to ignore it.' : issue?.message)
}
