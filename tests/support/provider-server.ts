import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { readParameters, type SessionParameters } from '#infra/local/stripe/rules.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { vatLineName } from '#shared/tax.ts'
import { bookkeeping } from '#lambda/bookkeeping.ts'
import type { Order, OrderLine } from '#lambda/payments.ts'
import { createPayments } from '#lambda/stripe/sessions.ts'
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

/** An HTML error page, as from a proxy. */
export function respondWithPage(status: number): Responder {
  return (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<html>')
}

const id = 'cs_test_1'
export const respondWithSession = respondWithJson(200, { id, url: paymentPage })
export const respondWithExpired = respondWithJson(200, { id, status: 'expired' })

type ReceivedRequest = {
  readonly headers: IncomingHttpHeaders
  readonly session: SessionParameters
}

/**
 * Starts a payment provider with these responses, one for each request, until the end of the test. It only accepts requests
 * to create a session that the stand-in accepts too, or to let its one session expire; errors about any others are in
 * `unexpected`.
 */
export async function serveProvider(...responders: readonly Responder[]) {
  const received: ReceivedRequest[] = []
  const expired: IncomingHttpHeaders[] = []
  const unexpected: unknown[] = []

  const respondToNext = async (request: IncomingMessage, response: ServerResponse) => {
    const respond = responders[received.length + expired.length]
    const target = `${request.method} ${request.url}`
    const isExpiry = target === `POST /v1/checkout/sessions/${id}/expire`
    if (!respond || !(isExpiry || target === 'POST /v1/checkout/sessions'))
      throw new Error(`Unexpected request: ${target}`)
    const { headers } = request
    if (isExpiry) expired.push(headers)
    else received.push({ headers, session: readParameters(await text(request)) })
    respond(response, request)
  }

  const { url } = await serve((request, response) => {
    // Like AWS's extension, the source of the function's key.
    if (request.headers['x-aws-parameters-secrets-token'] !== undefined) {
      response.end(JSON.stringify({ Parameter: { Value: secretKey } }))
      return
    }
    respondToNext(request, response).catch((error: unknown) => {
      unexpected.push(error)
      response.writeHead(400).end()
    })
  })
  return { url: new URL(url), received, expired, unexpected }
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

/** Lets a pause pass at once, also on the clock of a test that has its own. */
export const passTime = async (pause: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(pause)
}

/** The function's payments, with a provider at this address. */
export function paymentsAt(apiBase: URL) {
  return createPayments({ secretKey: async () => secretKey, apiBase, wait: passTime })
}

/** Creates the function's payments with such a provider. */
export async function startPayments(...responders: readonly Responder[]) {
  const provider = await serveProvider(...responders)
  return { provider, payments: paymentsAt(provider.url) }
}

/** The order's line for a line of a quote from the catalogue. */
function toOrderLine({ name, description, quantity, unitPrice }: QuoteLine): OrderLine {
  return { name, description, quantity, unitPrice }
}

const { items: _items, customerInfo: _customer, ...returnAddresses } = checkoutRequest()
const quote = priceSelection(everything)
const reference = '7KQ3-M4TX'

/** The order for everything that the site offers. */
export const sampleOrder: Order = {
  reference,
  bookkeeping: bookkeeping(quote, reference, '7'),
  lines: [
    ...quote.lines.map(toOrderLine),
    { name: vatLineName(), quantity: 1, unitPrice: quote.totals.vat },
  ],
  customer,
  ...returnAddresses,
}
