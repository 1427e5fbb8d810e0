import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import {
  startPaymentProvider,
  type PaymentProvider,
  type PaymentProviderOptions,
} from '#infra/local/payment-provider/server.ts'
import * as z from '#shared/schema.ts'

/** A stand-in that ends with the test. */
export async function startProvider(
  options: Omit<PaymentProviderOptions, 'port'> = {},
): Promise<PaymentProvider> {
  const provider = await startPaymentProvider({ port: 0, ...options })
  onTestFinished(() => provider.close())
  return provider
}

/** Stripe's own package, pointed at a stand-in. */
export function stripeFor({ url }: PaymentProvider, key = 'sk_test_123'): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 })
}

/** One line item of 1,234.56 dollars. */
export const lineItem = {
  quantity: 1,
  price_data: {
    currency: 'usd',
    unit_amount: 123_456,
    product_data: { name: 'Network Design & Setup', description: 'From survey to handover.' },
  },
} satisfies Stripe.Checkout.SessionCreateParams.LineItem

/** A request that is in order. */
export const order = {
  mode: 'payment',
  success_url: 'http://localhost:4173/payment-success',
  cancel_url: 'http://localhost:4173/payment-failed',
  customer_email: 'wanjiru@example.com',
  line_items: [lineItem],
} satisfies Stripe.Checkout.SessionCreateParams

/** A request with one line item that differs from one in order. */
export function withItem(item: Readonly<Record<string, unknown>>) {
  return { line_items: [{ ...lineItem, ...item }] }
}

/** A request whose line's price differs from one in order. */
export function withPrice(price: Readonly<Record<string, unknown>>) {
  return withItem({ price_data: { ...lineItem.price_data, ...price } })
}

/** A request whose line's product differs from one in order. */
export function withProduct(product: Readonly<Record<string, unknown>>) {
  return withPrice({ product_data: { ...lineItem.price_data.product_data, ...product } })
}

/** The form of a request that is in order, as it goes over the wire. */
export function orderForm(): URLSearchParams {
  return new URLSearchParams({
    mode: 'payment',
    success_url: order.success_url,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '123456',
    'line_items[0][price_data][product_data][name]': 'Network Design & Setup',
  })
}

type Posted = {
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks for a session without Stripe's package. */
export function postSession(
  { url }: PaymentProvider,
  { body = orderForm(), headers = {} }: Posted = {},
): Promise<Response> {
  return fetch(`${url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_123', ...headers },
    body,
  })
}

const errorSchema = z.strictObject({
  error: z.strictObject({
    type: z.string(),
    code: z.optional(z.string()),
    message: z.string(),
    param: z.optional(z.string()),
    doc_url: z.optional(z.string()),
  }),
})

/** The error in an answer that has Stripe's form. */
export async function errorOf(response: Response) {
  return errorSchema.parse(await response.json()).error
}

export async function idOf(response: Response): Promise<string> {
  return z.object({ id: z.string() }).parse(await response.json()).id
}
