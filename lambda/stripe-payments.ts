import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import type { CustomerInfo } from '#shared/checkout-contract.ts'
import * as z from '#shared/schema.ts'
import { CheckoutError } from './errors.ts'
import type { Order, OrderLine, Payments } from './payments.ts'
import type { SecretKey } from './secret-key.ts'
import { checkoutErrorOf } from './stripe-errors.ts'

// Three attempts of 5.5 s and two pauses of 0.5 s: 17.5 s at the worst. The browser gives up after 20 s, API Gateway
// after 30 s.
/** How long one attempt at the provider may take, in ms. */
export const attemptTimeout = 5_500
/** How often a failed attempt is repeated. */
export const maxRetries = 2

/** How to reach the provider. */
export type StripeSettings = {
  readonly secretKey: SecretKey
  /** Another server that speaks Stripe's protocol; Stripe's own without it. */
  readonly apiBase?: URL | undefined
  /** How long one attempt may take, in ms. */
  readonly timeout?: number
}

// The provider's answer is foreign data like any other; the package's types are only a promise.
const sessionSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** Payments on Stripe's hosted page. */
export function createStripePayments(settings: StripeSettings): Payments {
  return {
    createSession: async (order) => {
      // A client costs 0.1 ms: less than to find out whether the key is still the same.
      const stripe = createClient(await settings.secretKey(), settings)
      const session = sessionSchema.safeParse(await requestSession(stripe, order))
      if (!session.success) {
        throw new CheckoutError('provider_unavailable', { providerError: 'SessionWithoutAddress' })
      }
      return session.data
    },
  }
}

function createClient(
  secretKey: string,
  { apiBase, timeout = attemptTimeout }: StripeSettings,
): Stripe {
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: maxRetries,
    telemetry: false,
    // With the default client the timeout is one of idleness that starts once the connection stands; with fetch it is
    // one for the whole attempt. A redirect is refused: the customer's details go to the configured host or nowhere.
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      fetch(url, { ...init, redirect: 'error' }),
    ),
    ...(apiBase && addressOf(apiBase)),
  })
}

function addressOf({ protocol, hostname, port }: URL) {
  // A port that is the protocol's default is empty in a URL, and the package takes 443 for an empty one.
  return protocol === 'http:'
    ? ({ protocol: 'http', host: hostname, port: port || 80 } as const)
    : ({ protocol: 'https', host: hostname, port: port || 443 } as const)
}

async function requestSession(stripe: Stripe, order: Order): Promise<unknown> {
  // A key for each attempt to pay: the package's own retries repeat it, so that they open one session; a buyer who
  // presses Pay again gets a new one. Never derived from the order, or a changed mind would meet the old session.
  const options = { idempotencyKey: randomUUID() }
  const params = sessionParams(order)
  try {
    return await stripe.checkout.sessions.create(params, options)
  } catch (error) {
    throw checkoutErrorOf(error)
  }
}

function sessionParams(order: Order): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    // The page showed US dollars; converted, the buyer would be charged another amount.
    adaptive_pricing: { enabled: false },
    customer_email: order.customer.email,
    invoice_creation: { enabled: true },
    line_items: order.lines.map(lineItem),
    metadata: metadataOf(order.customer),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

function lineItem({ name, description, amount }: OrderLine) {
  return {
    quantity: 1,
    price_data: {
      currency: 'usd',
      unit_amount: amount,
      product_data: description === undefined ? { name } : { name, description },
    },
  }
}

/** The customer's details as texts; Stripe refuses empty ones. */
function metadataOf(customer: CustomerInfo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(customer)
      .map(([field, value]): [string, string] => [field, String(value).trim()])
      .filter(([, value]) => value !== ''),
  )
}
