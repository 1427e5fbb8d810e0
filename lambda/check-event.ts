import * as v from 'valibot'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { fixedItems } from '#shared/catalogue.ts'
import { toRequestItem, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { emptySelection, orderRefusal, priceSelection } from '#shared/quote.ts'
import type { GatewayEvent } from './app.ts'
import { checkPrefix } from './deployment.ts'

/** The request of the smallest order that can be paid, at today's price: the function refuses any other. */
function smallestOrder(site: string): CheckoutRequest {
  const quotes = fixedItems
    .toSorted((a, b) => a.price - b.price)
    .map(({ id }) => priceSelection({ ...emptySelection, fixedItems: [id] }))
  const smallest = quotes.find((quote) => orderRefusal(quote) === null)
  return {
    items: smallest?.lines.map(toRequestItem) ?? [],
    customerInfo: {
      ...mapCustomerFields(({ kind }) => (kind === 'email' ? 'check@example.com' : 'Check')),
      acceptTerms: true,
    },
    successUrl: site + returnPaths.success,
    cancelUrl: site + returnPaths.cancel,
  }
}

/**
 * An event that makes the function create a session of the smallest order at the provider, which expires at once (rule 10.16):
 * what the function reads of API Gateway's event for a POST from a page of the site, and `check`, which no public request can
 * set.
 *
 * @param site - the origin to which the buyer would return
 * @param body - by default that order's: any other is refused before a session
 */
export function checkEvent(site: string, body = JSON.stringify(smallestOrder(site))) {
  return {
    check: true,
    // Releases before 30 November 2026 ask for it.
    dryRun: true,
    routeKey: `POST ${checkoutPath}`,
    rawPath: checkoutPath,
    headers: { 'content-type': 'application/json', origin: site },
    requestContext: { http: { method: 'POST' } },
    body,
    isBase64Encoded: false,
  } as const satisfies GatewayEvent & Record<'check' | 'dryRun', true>
}

const resultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ statusCode: v.literal(200), body: v.pipe(v.string(), v.includes(checkPrefix)) }),
)

/** What the function responded to a check that failed; undefined if it got to the end. */
export const checkFault = (result: string): string | undefined =>
  v.is(resultSchema, result) ? undefined : result
