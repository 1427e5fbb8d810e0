import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import qs from 'qs'
import { linesOf, totalsOf, vatName } from '#shared/pricing.ts'
import * as z from '#shared/schema.ts'
import type { Order } from '#lambda/payments.ts'
import { createStripePayments, type StripeSettings } from '#lambda/stripe-payments.ts'
import { checkoutRequest, customer } from './checkout-request.ts'
import { serve } from './local-server.ts'
import { everything } from './selections.ts'

/** Responds to one request. */
export type Responder = (response: ServerResponse, request: IncomingMessage) => void

/** The page that a sound session names. */
export const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_1'

export function respondWithJson(status: number, body: unknown): Responder {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test_1' })
      .end(JSON.stringify(body))
  }
}

/** An error in the provider's form: https://docs.stripe.com/api/errors */
export function respondWithError(
  status: number,
  error: Readonly<Record<string, string>>,
): Responder {
  return respondWithJson(status, { error: { message: 'No such wanjiru@example.com', ...error } })
}

export const respondWithSession = respondWithJson(200, {
  object: 'checkout.session',
  url: paymentPage,
})

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))

// All that the function is meant to send; one parameter more, less or otherwise is a defect.
const sessionForm = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page'),
  allowed_payment_method_types: z.tuple([z.literal('card')]),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  invoice_creation: z.strictObject({ enabled: z.literal('true') }),
  customer_email: z.string(),
  line_items: z.array(
    z.strictObject({
      quantity: wholeNumber,
      price_data: z.strictObject({
        currency: z.literal('usd'),
        unit_amount: wholeNumber,
        product_data: z.strictObject({ name: z.string(), description: z.optional(z.string()) }),
      }),
    }),
  ),
  metadata: z.record(z.string(), z.string()),
  success_url: z.string(),
  cancel_url: z.string(),
})

/** One request to the provider. */
type ReceivedRequest = {
  readonly headers: IncomingHttpHeaders
  readonly session: z.infer<typeof sessionForm>
}

function parseForm(body: string) {
  return sessionForm.parse(qs.parse(body, { depth: 5, arrayLimit: 100, parameterLimit: 1_000 }))
}

/**
 * A payment provider with these responses, one for each request, until the test is over. It accepts only requests for a
 * session as the function is meant to send them; any other is in `unexpected`.
 */
export async function serveProvider(...responders: readonly Responder[]) {
  const received: ReceivedRequest[] = []
  const unexpected: unknown[] = []

  const respondToNext = async (request: IncomingMessage, response: ServerResponse) => {
    const respond = responders[received.length]
    const target = `${request.method} ${request.url}`
    if (!respond || target !== 'POST /v1/checkout/sessions') throw new Error(`Sent: ${target}`)
    received.push({ headers: request.headers, session: parseForm(await text(request)) })
    respond(response, request)
  }

  const { url } = await serve((request, response) => {
    respondToNext(request, response).catch((error: unknown) => {
      unexpected.push(error)
      response.writeHead(400).end()
    })
  })
  return { url: new URL(url), received, unexpected }
}

/** The function's payments at such a provider. */
export async function startPayments(
  responders: readonly Responder[],
  settings: Pick<StripeSettings, 'timeout' | 'pause'> = {},
) {
  const provider = await serveProvider(...responders)
  const payments = createStripePayments({
    secretKey: async () => 'sk_test_key',
    apiBase: provider.url,
    pause: 1,
    ...settings,
  })
  return { provider, payments }
}

const { items: _items, customerInfo: _customer, ...returnAddresses } = checkoutRequest()
const billed = linesOf(everything).map(({ name, description, amount }) => ({
  name,
  description,
  amount,
}))

/** The order for everything that the site offers. */
export const sampleOrder: Order = {
  lines: [...billed, { name: vatName, amount: totalsOf(billed).vat }],
  customer,
  ...returnAddresses,
}
