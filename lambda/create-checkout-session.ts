import { returnPaths } from '#shared/addresses.ts'
import {
  checkoutRequestSchema,
  findLine,
  type CheckoutItem,
  type CheckoutRequest,
} from '#shared/checkout-contract.ts'
import { customServiceId } from '#shared/catalogue.ts'
import { firstDayKept } from '#shared/former-prices.ts'
import { totalLines, type QuoteLine } from '#shared/pricing.ts'
import { vatName } from '#shared/vat.ts'
import { ownName } from '#shared/words.ts'
import { ApiError } from './errors.ts'
import type { Order, Payments } from './payments.ts'

export type CheckoutDependencies = {
  readonly payments: Payments
  /** The site's own origins, such as `https://www.example.com`. */
  readonly allowedOrigins: readonly string[]
}

/**
 * Creates a payment page for a quote.
 *
 * @param body - the request's JSON, not yet parsed
 * @returns the address of the page
 * @throws ApiError when the request is refused, in which case nothing reaches the provider, or the provider fails
 */
export async function createCheckoutSession(
  body: unknown,
  { payments, allowedOrigins }: CheckoutDependencies,
): Promise<{ readonly url: string }> {
  const request = parseRequest(body)
  const lines = priceItems(request.items)
  const returnAddresses = checkReturnAddresses(request, allowedOrigins)
  return payments.createSession({
    lines: orderLines(lines),
    customer: request.customerInfo,
    ...returnAddresses,
  })
}

function parseRequest(json: unknown): CheckoutRequest {
  const { data, error } = checkoutRequestSchema.safeParse(json)
  if (data) return data
  // Paths hold names of known fields and indices only: an unknown key is reported at its parent.
  throw new ApiError('invalid_request', { fields: error.issues.map(({ path }) => path.join('.')) })
}

function priceItems(items: readonly CheckoutItem[]): readonly QuoteLine[] {
  // A price that a quote promised is kept (rule 7.22): the catalogue and this clock say for how long.
  const since = firstDayKept(Date.now())
  const lines = items.map((item) => {
    const line = findLine(item, since)
    if (!line) throw new ApiError('price_refused')
    return line
  })
  // By id, not by name: two custom services have one id, whatever they are called.
  if (new Set(lines.map(({ id }) => id)).size < lines.length) {
    throw new ApiError('duplicate_item')
  }
  return lines
}

/**
 * Both addresses must be exactly those that a page of one allowed origin sends: no credentials, queries, fragments, other
 * spellings of a host or two different origins.
 */
function checkReturnAddresses(
  { successUrl, cancelUrl }: CheckoutRequest,
  allowedOrigins: readonly string[],
): Pick<Order, 'successUrl' | 'cancelUrl'> {
  const isOurs = allowedOrigins.some(
    (origin) =>
      successUrl === origin + returnPaths.success && cancelUrl === origin + returnPaths.cancel,
  )
  if (!isOurs) throw new ApiError('return_address_refused')
  return { successUrl, cancelUrl }
}

/**
 * The catalogue's names and the server's amounts, and VAT as a line of its own (rule 10.5). The name of a custom service
 * is marked as the buyer's (rule 10.12): with look-alike letters, such as a Cyrillic e, it would pass for one of the
 * catalogue's.
 */
function orderLines(lines: readonly QuoteLine[]): Order['lines'] {
  return [
    ...lines.map(({ id, name, description, amount }) => ({
      name: id === customServiceId ? ownName(name) : name,
      description,
      amount,
    })),
    { name: vatName, amount: totalLines(lines).vat },
  ]
}
