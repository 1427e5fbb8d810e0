import * as v from 'valibot'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { fixedItemIds, fixedItems } from '#shared/catalogue.ts'
import { toRequestItem, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import {
  emptySelection,
  initialSelection,
  orderRefusal,
  priceSelection,
  type Selection,
} from '#shared/quote.ts'
import type { GatewayEvent } from './app.ts'

/** Every offer, as far as it can be ordered at once. */
const largest = fixedItemIds.reduce<Selection>((selection, id) => {
  const more = { ...selection, fixedItems: [...selection.fixedItems, id] }
  const refusal = orderRefusal(priceSelection(more))
  return refusal === null || refusal === 'tooSmall' ? more : selection
}, initialSelection)

/**
 * A quote of every offer at today's price: the function refuses any other price.
 *
 * @param site - the origin to which the buyer would return
 */
export function sampleQuote(site: string, selection: Selection = largest): CheckoutRequest {
  return {
    items: priceSelection(selection).lines.map(toRequestItem),
    customerInfo: {
      ...mapCustomerFields(({ kind }) => (kind === 'email' ? 'check@example.com' : 'Check')),
      acceptTerms: true,
    },
    successUrl: site + returnPaths.success,
    cancelUrl: site + returnPaths.cancel,
  }
}

/**
 * The part that the function reads of API Gateway's event for a POST from a page of the site, and `dryRun`, which no public
 * request can set.
 */
export function dryRunEvent(site: string, body: string): GatewayEvent & { readonly dryRun: true } {
  return {
    dryRun: true,
    routeKey: `POST ${checkoutPath}`,
    rawPath: checkoutPath,
    headers: { 'content-type': 'application/json', origin: site },
    requestContext: { http: { method: 'POST' } },
    body,
    isBase64Encoded: false,
  }
}

/**
 * An event that makes the function create a session of the smallest order at the provider, which expires at once. A former
 * version of the function makes a dry run of it, without the reference of a check.
 */
export function checkEvent(site: string) {
  const smallest = fixedItems
    .toSorted((a, b) => a.price - b.price)
    .map(({ id }) => ({ ...emptySelection, fixedItems: [id] }))
    .find((selection) => orderRefusal(priceSelection(selection)) === null)
  const quote = sampleQuote(site, smallest)
  return { ...dryRunEvent(site, JSON.stringify(quote)), check: true } as const
}

/**
 * What the function responded to a dry run or a check that failed; undefined if it got to the end. The proof of a dry run is the
 * success address, as it begins: a former version adds no reference.
 *
 * @param result - the function's, as JSON
 * @param proof - what only a complete one contains
 */
export function dryRunFault(result: string, proof: string): string | undefined {
  const { success, output } = v.safeParse(resultSchema, result)
  return success && output.body.includes(proof) ? undefined : result
}

const resultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ statusCode: v.literal(200), body: v.string() }),
)
