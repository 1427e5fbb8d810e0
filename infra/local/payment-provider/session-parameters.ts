import * as z from '#shared/schema.ts'
import { formCheck } from './form-check.ts'
import { createSessionSchema } from './parameter-schema.ts'
import { parameterName, Refusal } from './refusal.ts'

// The forms of these texts were checked against Stripe's schema before.
const integer = z.pipe(z.string(), z.transform(Number))
const flag = z.pipe(
  z.string(),
  z.transform((text) => text === 'true'),
)

const text = z.optional(z.string())
const metadata = z._default(z.catchall(z.object({}), z.string()), {})

const lineItem = z.strictObject({
  price: text,
  price_data: z.optional(
    z.strictObject({
      currency: z.string(),
      product: text,
      product_data: z.optional(z.strictObject({ name: z.string(), description: text })),
      unit_amount: z.optional(integer),
    }),
  ),
  quantity: z.optional(integer),
})

const invoiceCreation = z.strictObject({
  enabled: flag,
  invoice_data: z.optional(z.strictObject({ description: text, footer: text, metadata })),
})

/**
 * The parameters that the stand-in acts on or records. Stripe knows many more: one that is left out here, a discount for
 * example, would change what the buyer pays or sees, so it is refused instead of being ignored.
 */
const sessionParameters = z.strictObject({
  adaptive_pricing: z.optional(z.strictObject({ enabled: z.optional(flag) })),
  allowed_payment_method_types: z.optional(z.array(z.string())),
  billing_address_collection: text,
  cancel_url: text,
  client_reference_id: text,
  customer_creation: text,
  customer_email: text,
  expand: z._default(z.array(z.string()), []),
  expires_at: z.optional(integer),
  invoice_creation: z.optional(invoiceCreation),
  line_items: z.optional(z.array(lineItem)),
  locale: text,
  metadata,
  mode: text,
  submit_type: text,
  success_url: text,
  ui_mode: text,
})

/** What a request asks for, in Stripe's own names. Amounts in cents, `expires_at` in seconds since 1970. */
export type SessionParameters = z.infer<typeof sessionParameters>

export type LineItemParameters = z.infer<typeof lineItem>

const checkForm = formCheck(createSessionSchema)

/**
 * Reads the parameters of a request for a new session.
 *
 * @param form - as decoded: texts, lists and objects
 * @throws Refusal naming the first parameter that Stripe's schema or the stand-in does not admit
 */
export function parseSessionParameters(form: unknown): SessionParameters {
  checkForm(form)
  const parsed = sessionParameters.safeParse(form)
  if (parsed.success) return parsed.data
  throw refusalOf(parsed.error) ?? parsed.error
}

const checkQuery = formCheck({
  type: 'object',
  properties: { expand: { type: 'array', items: { type: 'string' } } },
})

const queryParameters = z.object({ expand: z._default(z.array(z.string()), []) })

/**
 * Reads the one parameter of a request for an existing session: which properties to show in full.
 *
 * @throws Refusal for any other parameter
 */
export function parseExpandParameter(query: unknown): readonly string[] {
  checkQuery(query)
  return queryParameters.parse(query).expand
}

function refusalOf({ issues }: z.core.$ZodError): Refusal | undefined {
  const unsupported = issues.find((issue) => issue.code === 'unrecognized_keys')
  if (!unsupported) return undefined
  const param = parameterName([...unsupported.path, ...unsupported.keys.slice(0, 1)])
  return new Refusal({
    message: `Stripe knows the parameter ${param}; this stand-in does not, and refuses what it would ignore.`,
    param,
  })
}
