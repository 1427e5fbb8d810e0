import type Stripe from 'stripe'
import { derivedId, lineItemList } from './line-item-object.ts'
import { totalOf } from './session-lines.ts'
import type { SessionParameters } from './session-parameters.ts'
import type { CheckoutSession } from './sessions.ts'

/** How a session is shown. */
type Presentation = {
  /** The address of its hosted page. */
  readonly url: string
  /** The properties that the caller asked to see in full. */
  readonly expand: readonly string[]
}

/** A session as Stripe's API answers it; Stripe's own types hold it to the protocol. */
export function sessionObject(
  session: CheckoutSession,
  { url, expand }: Presentation,
): Stripe.Checkout.Session {
  const { id, created, parameters, lines, status, expiresAt, successUrl } = session
  const email = parameters.customer_email ?? null
  const total = totalOf(lines)
  const isPaid = status === 'complete'
  return {
    ...constantFields,
    id,
    amount_subtotal: total,
    amount_total: total,
    adaptive_pricing: { enabled: parameters.adaptive_pricing?.enabled ?? true },
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    created,
    customer_creation: parameters.customer_creation ?? 'if_required',
    customer_details: email === null && !isPaid ? null : { ...unknownCustomer, email },
    customer_email: email,
    expires_at: expiresAt,
    invoice: isPaid && parameters.invoice_creation?.enabled ? derivedId('in_', id) : null,
    invoice_creation: invoiceCreation(parameters),
    ...(expand.includes('line_items') && { line_items: lineItemList(session) }),
    locale: parameters.locale ?? null,
    metadata: parameters.metadata,
    payment_intent: isPaid ? derivedId('pi_', id) : null,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status,
    submit_type: parameters.submit_type ?? null,
    success_url: successUrl,
    url: status === 'open' ? url : null,
  }
}

// What the stand-in never does has one value.
const constantFields = {
  object: 'checkout.session',
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency: 'usd',
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

const unknownCustomer = {
  address: null,
  business_name: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
} satisfies Partial<Stripe.Checkout.Session.CustomerDetails>

function invoiceCreation({ invoice_creation: asked }: SessionParameters) {
  const { description = null, footer = null, metadata = {} } = asked?.invoice_data ?? {}
  return {
    enabled: asked?.enabled ?? false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description,
      footer,
      issuer: null,
      metadata,
      rendering_options: null,
    },
  }
}
