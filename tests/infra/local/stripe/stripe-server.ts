import qs from 'qs'
import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import { startStandIn } from '#infra/local/stripe/server.ts'
import { packageCurrency } from '#shared/locale.ts'
import { vatName } from '#shared/vat.ts'

const currency = packageCurrency.code.toLowerCase()
const testKey = 'sk_test_123'

function lineItem(unit_amount: number, product_data: { name: string; description?: string }) {
  return { quantity: 1, price_data: { currency, unit_amount, product_data } }
}

/** A valid request: 1,234.56 and VAT of 197.53. */
export const order = {
  mode: 'payment',
  ui_mode: 'hosted_page',
  allowed_payment_method_types: ['card'],
  adaptive_pricing: { enabled: false },
  customer_email: 'wanjiru@example.com',
  invoice_creation: {
    enabled: true,
    invoice_data: {
      description: 'Invoice to: Acme Ltd',
      custom_fields: [{ name: 'Registration', value: 'PVT-1' }],
    },
  },
  tax_id_collection: { enabled: true },
  custom_fields: [
    { key: 'order', label: { type: 'custom', custom: 'Order' }, type: 'text', optional: true },
  ],
  line_items: [
    lineItem(123_456, { name: 'Network Design & Setup', description: 'From survey to handover.' }),
    lineItem(19_753, { name: vatName }),
  ],
  metadata: { fullName: 'Wanjiru Kamau' },
  success_url: 'http://localhost:4173/payment-success',
  cancel_url: 'https://other.example/payment-failed',
} satisfies Stripe.Checkout.SessionCreateParams

/** Parameters by their names in a form; null leaves one out. */
export type FormChanges = Readonly<Record<string, string | null>>

export function fieldsOf(parameters: object): FormChanges {
  return Object.fromEntries(new URLSearchParams(qs.stringify(parameters)))
}

/** The valid request as a form, with changes. */
export function orderForm(changes: FormChanges = {}): URLSearchParams {
  const fields = { ...fieldsOf(order), ...changes }
  return new URLSearchParams(qs.stringify(fields, { skipNulls: true }))
}

/** A stand-in that ends with the test. */
export async function startServer() {
  const { url, close } = await startStandIn(0)
  onTestFinished(close)
  const { hostname: host, port } = new URL(url)
  const stripe = new Stripe(testKey, { protocol: 'http', host, port, maxNetworkRetries: 0 })

  function post(body: BodyInit = orderForm(), headers: Readonly<Record<string, string>> = {}) {
    const authorization = `Bearer ${testKey}`
    const init = { method: 'POST', headers: { authorization, ...headers }, body }
    return fetch(`${url}/v1/checkout/sessions`, init)
  }

  return { url, stripe, post }
}
