import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { chargeDecimals } from '#shared/charge-limits.built.ts'
import { buyerDetails } from '#shared/customer-fields.ts'
import { language, listSeparator, packageCurrency } from '#shared/locale.ts'
import { fromCents, type Cents } from '#shared/money.ts'
import * as v from 'valibot'
import { paymentPageMinutes } from '#shared/payment-page.ts'
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
import { retryWithin, type Wait } from '#lambda/retry.ts'
import type { SecretKey } from '#lambda/secret-key.ts'
import { createClient } from './client.ts'
import { isInUse, isTransient, toApiError } from './failures.ts'
import { orderMetadata } from './metadata.ts'

/** For all attempts to open a session, in ms. The page gives up after 20 s, of which the key may take 2. */
export const paymentTime = 17_500
/** For all attempts to let one expire, in ms: the function has 25 s. */
export const expiryTime = 5_000
/** The timeout of one attempt, in ms. */
export const attemptTimeout = 5_500
/** How often a failed attempt is retried, unless Stripe still works on it. */
const maxRetries = 2
/** The longest pauses before a retry, in ms. */
const maxPause = { retry: 500, inUse: 2_000 }

export type PaymentsSettings = {
  readonly secretKey: SecretKey
  /** Another server with Stripe's API; Stripe's own by default. */
  readonly apiBase?: URL | undefined
  readonly wait?: Wait
}

// The response is foreign data; the package's types are unchecked.
const sessionSchema = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
})
const expiredSchema = v.object({ status: v.literal('expired') })

/** Payments through Stripe's hosted checkout. */
export function createPayments(settings: PaymentsSettings): Payments {
  return { createSession: async (order) => (await openSession(settings, order)).session }
}

/** Payments that nobody can make: each session expires at once. Its address is the order's own success page. */
export function createExpiringPayments(settings: PaymentsSettings): Payments {
  return {
    createSession: async (order) => {
      const { sessions, session } = await openSession(settings, order)
      const expire = (options: Stripe.RequestOptions) => sessions.expire(session.id, {}, options)
      const { success } = v.safeParse(expiredSchema, await call(expire, expiryTime, settings.wait))
      if (!success)
        throw new ApiError('provider_unavailable', { providerError: 'SessionNotExpired' })
      return { url: order.successUrl }
    },
  }
}

async function openSession({ secretKey, apiBase, wait }: PaymentsSettings, order: Order) {
  // A new client takes 0.1 ms, and the key may have changed.
  const { sessions } = createClient(await secretKey(), apiBase).checkout
  const params = sessionParams(order, Date.now())
  const created = await call((options) => sessions.create(params, options), paymentTime, wait)
  const session = v.is(sessionSchema, created) ? created : undefined
  if (!session) throw new ApiError('provider_unavailable', { providerError: 'SessionWithoutUrl' })
  return { sessions, session }
}

/** Calls Stripe until it answers, a failure is final or the time, in ms, is up. */
async function call(
  request: (options: Stripe.RequestOptions) => Promise<unknown>,
  time: number,
  wait: Wait | undefined,
): Promise<unknown> {
  // A new key for each press on Pay. The retries repeat it, so that they create one session. A key derived from the order
  // would return the old session to a buyer who goes back and forth between two packages.
  const options = { idempotencyKey: randomUUID(), timeout: attemptTimeout }
  const attempt = async (left: number) =>
    withinTimeout(request(options), Math.min(attemptTimeout, left))
  let retries = 0
  const pauseAfter = (error: unknown) => {
    const isWaiting = isInUse(error)
    if (!isWaiting) retries += 1
    if (retries > maxRetries || !isTransient(error)) return undefined
    // Jitter, so that requests refused together don't return together.
    return (isWaiting ? maxPause.inUse : maxPause.retry) * (0.5 + Math.random() / 2)
  }
  try {
    return await retryWithin(time, attempt, pauseAfter, wait)
  } catch (error) {
    throw toApiError(error)
  }
}

/** The outcome of an attempt, or a failure after its timeout in ms: the package's own timeout only counts idle time. */
async function withinTimeout<Outcome>(attempt: Promise<Outcome>, ms: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    const detail = { code: 'ETIMEDOUT' }
    timer = setTimeout(reject, ms, new Stripe.errors.StripeConnectionError({ detail }))
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
 *
 * @param now - in ms since 1970
 */
export function sessionParams(order: Order, now: number): Stripe.Checkout.SessionCreateParams {
  const metadata = orderMetadata(order)
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    // A converted amount would differ from what the page shows.
    adaptive_pricing: { enabled: false },
    customer_email: order.customer.email,
    // Finds session and payment in Stripe's dashboard, and is on the buyer's receipt.
    client_reference_id: order.reference,
    // Reports have the payment's metadata or the invoice's, the dashboard's page of a session its own.
    payment_intent_data: { description: `${orderReferenceLabel}: ${order.reference}`, metadata },
    invoice_creation: { enabled: true, invoice_data: { ...invoiceData(order), metadata } },
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
    // The same in every retry: Stripe refuses other parameters under a used key.
    expires_at: Math.floor(now / 1000) + paymentPageMinutes * 60,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

function lineItem({ name, description, quantity, unitPrice }: OrderLine) {
  return {
    quantity,
    price_data: {
      currency: packageCurrency.code.toLowerCase(),
      unit_amount: unitPrice * 10 ** (chargeDecimals - packageCurrency.decimals),
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
      ...(registrationNumber === ''
        ? []
        : [{ name: registrationLabel, value: registrationNumber }]),
      { name: taxNumber.label, value: taxNumber.value },
      ...(includedTax ? [{ name: includedTax.name, value: formatAmount(includedTax.amount) }] : []),
    ],
  }
}

function formatAmount(amount: Cents): string {
  const format = { style: 'currency', currency: packageCurrency.code } as const
  return new Intl.NumberFormat(language, format).format(fromCents(amount))
}
