import type { IncomingHttpHeaders } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { noFault, startStandIn, type Fault } from '#infra/local/stripe/server.ts'
import type { QuoteLine } from '#shared/pricing.ts'
import { priceSelection } from '#shared/quote.ts'
import { vatLineName } from '#shared/tax.ts'
import { bookkeeping, type Order, type OrderLine } from '#lambda/payments.ts'
import { createPayments } from '#lambda/stripe/sessions.ts'
import { checkoutRequest, customer, siteOrigin } from './checkout-request.ts'
import { everything } from './selections.ts'

/** The key that the function reads, unless a test stores another. */
export const secretKey = 'sk_test_key'

/** The address of a payment page. */
export const paymentPage = /^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_test_\w+$/

export function respondWithJson(status: number, body: unknown): Fault {
  return (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test_1' })
      .end(JSON.stringify(body))
  }
}

/** An error in Stripe's format: https://docs.stripe.com/api/errors */
export function respondWithError(status: number, error: Readonly<Record<string, string>>): Fault {
  return respondWithJson(status, { error: { message: 'No such wanjiru@example.com', ...error } })
}

/** Starts a payment provider until the end of the test, with these faults of its first requests. */
export async function serveProvider(...faults: readonly Fault[]) {
  const stored = { key: secretKey }
  /** The headers of each request. */
  const received: IncomingHttpHeaders[] = []
  const { url, sessions, close } = await startStandIn({
    fault: (response, request, answer) => {
      const { headers } = request
      // Like AWS's extension, the source of the function's key.
      if (headers['x-aws-parameters-secrets-token'] !== undefined) {
        response.end(JSON.stringify({ Parameter: { Value: stored.key } }))
        return
      }
      received.push(headers)
      const { [received.length - 1]: fault = noFault } = faults
      fault(response, request, answer)
    },
  })
  onTestFinished(close)
  /** What the function has asked to be paid. */
  const sent = () => [...sessions.values()]
  return { url: new URL(url), stored, received, sessions, sent }
}

/** The variables of a function whose provider, and whose extension, is at this address. */
export function environmentFor({ origin, port }: URL) {
  return {
    ALLOWED_ORIGINS: siteOrigin,
    SECRET_KEY_PARAMETER: '/key',
    KEY_MODE: 'test',
    AWS_SESSION_TOKEN: 'token-1',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port,
    STRIPE_API_BASE: origin,
  }
}

/** Lets a pause pass at once, also on the clock of a test that has its own. */
export const passTime = async (pause: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(pause)
}

/** Creates the function's payments with such a provider. */
export async function startPayments(...faults: readonly Fault[]) {
  const provider = await serveProvider(...faults)
  const settings = { secretKey: async () => secretKey, apiBase: provider.url, wait: passTime }
  return { provider, payments: createPayments(settings) }
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
