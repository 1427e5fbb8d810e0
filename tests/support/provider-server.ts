import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import qs from 'qs'
import { packageCurrency } from '#shared/locale.ts'
import { priceSelection, totalLines } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import * as z from '#shared/schema.ts'
import type { Order } from '#lambda/payments.ts'
import { createPayments } from '#lambda/stripe/payments.ts'
import { checkoutRequest, customer, siteOrigin } from './checkout-request.ts'
import { serve } from './local-server.ts'
import { everything } from './selections.ts'

export type Responder = (response: ServerResponse, request: IncomingMessage) => void

/** The key that the function reads. */
export const secretKey = 'sk_live_key'

/** The payment page of a valid session. */
export const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_1'

export function respondWithJson(status: number, body: unknown): Responder {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test_1' })
      .end(JSON.stringify(body))
  }
}

/** An error in Stripe's format: https://docs.stripe.com/api/errors */
export function respondWithError(
  status: number,
  error: Readonly<Record<string, string>>,
): Responder {
  return respondWithJson(status, { error: { message: 'No such wanjiru@example.com', ...error } })
}

/** A page of HTML, as a proxy responds with. */
export function respondWithPage(status: number): Responder {
  return (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<html>')
}

export const respondWithSession = respondWithJson(200, {
  object: 'checkout.session',
  url: paymentPage,
})

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))

// Exactly what the function should send; any missing, additional or different parameter is a bug.
const sessionForm = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page'),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  invoice_creation: z.strictObject({
    enabled: z.literal('true'),
    invoice_data: z.strictObject({
      description: z.string(),
      custom_fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    }),
  }),
  tax_id_collection: z.strictObject({ enabled: z.literal('true') }),
  custom_fields: z.tuple([
    z.strictObject({
      key: z.literal('purchaseorder'),
      label: z.strictObject({ type: z.literal('custom'), custom: z.string() }),
      type: z.literal('text'),
      optional: z.literal('true'),
    }),
  ]),
  customer_email: z.string(),
  line_items: z.array(
    z.strictObject({
      quantity: wholeNumber,
      price_data: z.strictObject({
        currency: z.literal(packageCurrency.code.toLowerCase()),
        unit_amount: wholeNumber,
        product_data: z.strictObject({ name: z.string(), description: z.optional(z.string()) }),
      }),
    }),
  ),
  metadata: z.record(z.string(), z.string()),
  success_url: z.string(),
  cancel_url: z.string(),
})

type ReceivedRequest = {
  readonly headers: IncomingHttpHeaders
  readonly session: z.infer<typeof sessionForm>
}

function parseForm(body: string) {
  return sessionForm.parse(qs.parse(body, { depth: 5, arrayLimit: 100, parameterLimit: 1_000 }))
}

/**
 * Starts a payment provider with these responses, one for each request, until the end of the test. It only accepts requests
 * to create a session as the function should send them; errors about any others are in `unexpected`.
 */
export async function serveProvider(...responders: readonly Responder[]) {
  const received: ReceivedRequest[] = []
  const unexpected: unknown[] = []

  const respondToNext = async (request: IncomingMessage, response: ServerResponse) => {
    const respond = responders[received.length]
    const target = `${request.method} ${request.url}`
    if (!respond || target !== 'POST /v1/checkout/sessions')
      throw new Error(`Unexpected request: ${target}`)
    received.push({ headers: request.headers, session: parseForm(await text(request)) })
    respond(response, request)
  }

  const { url } = await serve((request, response) => {
    // As AWS's extension, from which the function reads its key.
    if (request.headers['x-aws-parameters-secrets-token'] !== undefined) {
      response.end(JSON.stringify({ Parameter: { Value: secretKey } }))
      return
    }
    respondToNext(request, response).catch((error: unknown) => {
      unexpected.push(error)
      response.writeHead(400).end()
    })
  })
  return { url: new URL(url), received, unexpected }
}

/** The variables of a function whose provider, and whose extension, is at this address. */
export function environmentFor({ origin, port }: URL) {
  return {
    ALLOWED_ORIGINS: siteOrigin,
    SECRET_KEY_PARAMETER: '/key',
    AWS_SESSION_TOKEN: 'token-1',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port,
    STRIPE_API_BASE: origin,
  }
}

/** The function's payments, with a provider at this address. */
export function paymentsAt(apiBase: URL) {
  return createPayments({ secretKey: async () => secretKey, apiBase, pause: 1 })
}

/** Creates the function's payments with such a provider. */
export async function startPayments(...responders: readonly Responder[]) {
  const provider = await serveProvider(...responders)
  return { provider, payments: paymentsAt(provider.url) }
}

const { items: _items, customerInfo: _customer, ...returnAddresses } = checkoutRequest()
const billed = priceSelection(everything).map(({ name, description, amount }) => ({
  name,
  description,
  amount,
}))

/** The order for everything that the site offers. */
export const sampleOrder: Order = {
  lines: [...billed, { name: vatName, amount: totalLines(billed).vat }],
  customer,
  ...returnAddresses,
}
