import { randomUUID } from 'node:crypto'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { CustomerInfo } from '#shared/checkout-contract.ts'
import { buyerDetails } from '#shared/customer-fields.ts'
import { language, listSeparator, packageCurrency } from '#shared/locale.ts'
import { fromCents } from '#shared/money.ts'
import * as z from '#shared/schema.ts'
import { seller } from '#shared/seller.ts'
import {
  invoiceFooter,
  invoiceTo,
  orderNumberLabel,
  orderReferenceLabel,
  registrationLabel,
} from '#shared/words.ts'
import { ApiError } from '#lambda/errors.ts'
import type { Order, OrderLine, Payments } from '#lambda/payments.ts'
import type { SecretKey } from '#lambda/secret-key.ts'
import { toApiError, isTransient } from './errors.ts'
import { pageLocale } from './page-locale.ts'
import { stripe } from './provider.ts'

// Three attempts of 5.5 s and two pauses of 0.5 s: at most 17.5 s. The browser's timeout is 20 s, API Gateway's 30 s.
/** The timeout of one attempt, in ms. */
export const attemptTimeout = 5_500
/** The longest pause before a retry, in ms. */
export const maxPause = 500
/** How often a failed attempt is retried. */
export const maxRetries = 2

export type PaymentsSettings = {
  readonly secretKey: SecretKey
  /** Another server with Stripe's API; Stripe's own by default. */
  readonly apiBase?: URL | undefined
  /** The longest pause before a retry, in ms. */
  readonly pause?: number
}

// The response is foreign data; the package's types are unchecked.
const sessionSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** Payments through Stripe's hosted checkout. */
export function createPayments(settings: PaymentsSettings): Payments {
  return {
    createSession: async (order) => {
      // A new client takes 0.1 ms, and the key may have changed.
      const client = createClient(await settings.secretKey(), settings.apiBase)
      const session = sessionSchema.safeParse(await requestSession(client, order, settings.pause))
      if (!session.success) {
        throw new ApiError('provider_unavailable', { providerError: 'SessionWithoutUrl' })
      }
      return session.data
    },
  }
}

function createClient(secretKey: string, apiBase: URL | undefined): Stripe {
  const isPlain = apiBase?.protocol === 'http:'
  return new Stripe(secretKey, {
    timeout: attemptTimeout,
    // The package would retry neither a 429 nor a response that breaks off or is not JSON: `requestSession` does.
    maxNetworkRetries: 0,
    telemetry: false,
    // A connection for each request: an idle one may be closed while the environment sleeps.
    httpClient: Stripe.createNodeHttpClient(isPlain ? new HttpAgent() : new HttpsAgent()),
    ...(apiBase && {
      protocol: isPlain ? 'http' : 'https',
      host: apiBase.hostname,
      // A URL omits its protocol's default port, for which the package would take 443.
      port: apiBase.port || (isPlain ? 80 : 443),
    }),
  })
}

async function requestSession(client: Stripe, order: Order, pause = maxPause): Promise<unknown> {
  // A new key for each press on Pay. The retries repeat it, so that they create one session. A key derived from the order
  // would return the old session to a buyer who goes back and forth between two packages.
  const options = { idempotencyKey: randomUUID() }
  const params = sessionParams(order)
  for (let retries = 0; ; retries += 1) {
    try {
      return await withinTimeout(client.checkout.sessions.create(params, options))
    } catch (error) {
      if (retries === maxRetries || !isTransient(error)) throw toApiError(error)
    }
    // Jitter, so that requests refused together don't return together.
    await sleep(pause * (0.5 + Math.random() / 2))
  }
}

/** The outcome of an attempt, or a failure after its timeout: the package's own timeout only counts idle time. */
async function withinTimeout<Outcome>(attempt: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    const detail = { code: 'ETIMEDOUT' }
    timer = setTimeout(reject, attemptTimeout, new Stripe.errors.StripeConnectionError({ detail }))
  })
  try {
    return await Promise.race([attempt, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The parameters of Stripe's call for an order, with amounts in the currency's minor unit:
 * https://docs.stripe.com/api/checkout/sessions/create
 */
export function sessionParams(order: Order): Stripe.Checkout.SessionCreateParams {
  const metadata = { ...customerMetadata(order.customer), ...order.bookkeeping }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    locale: pageLocale(language),
    allowed_payment_method_types: ['card'],
    // A converted amount would differ from what the page shows.
    adaptive_pricing: { enabled: false },
    customer_email: order.customer.email,
    // Finds session and payment in Stripe's dashboard, and is on the buyer's receipt.
    client_reference_id: order.reference,
    // Reports have the payment's metadata alone, the dashboard's page of a session its own.
    payment_intent_data: { description: `${orderReferenceLabel}: ${order.reference}`, metadata },
    invoice_creation: { enabled: true, invoice_data: invoiceData(order) },
    // Both can be left empty. Stripe asks for a tax number where the buyer's country has one.
    tax_id_collection: { enabled: true },
    custom_fields: [
      {
        key: 'purchaseorder',
        label: { type: 'custom', custom: orderNumberLabel },
        type: 'text',
        optional: true,
      },
    ],
    line_items: order.lines.map(lineItem),
    metadata,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

function lineItem({ name, description, amount }: OrderLine) {
  return {
    quantity: 1,
    price_data: {
      currency: packageCurrency.code.toLowerCase(),
      unit_amount: amount * 10 ** (stripe.amountDecimals - packageCurrency.decimals),
      product_data: description === undefined ? { name } : { name, description },
    },
  }
}

/** What a tax office expects on an invoice besides the lines: the buyer, the seller and the order. */
function invoiceData({ customer, reference, includedTax }: Order) {
  const nameless = customer.company.trim() === '' ? [customer.fullName.trim()] : []
  const { registrationNumber, taxNumber } = seller
  return {
    footer: invoiceFooter,
    description: invoiceTo(
      [...nameless, ...buyerDetails('invoice', customer).flat()].join(listSeparator),
    ),
    custom_fields: [
      { name: orderReferenceLabel, value: reference },
      { name: registrationLabel, value: registrationNumber },
      { name: taxNumber.label, value: taxNumber.value },
      ...(includedTax ? [{ name: includedTax.name, value: formatAmount(includedTax) }] : []),
    ],
  }
}

function formatAmount({ amount }: OrderLine): string {
  const format = { style: 'currency', currency: packageCurrency.code } as const
  return new Intl.NumberFormat(language, format).format(fromCents(amount))
}

/** The customer's details as text; Stripe refuses empty ones. */
function customerMetadata(customer: CustomerInfo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(customer)
      .map(([field, value]): [string, string] => [field, String(value).trim()])
      .filter(([, value]) => value !== ''),
  )
}
