import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { fixedItemIds } from '#shared/catalogue.ts'
import { toRequestItem, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { initialSelection, priceSelection } from '#shared/quote.ts'
import type { GatewayEvent } from './request-body.ts'

/**
 * A quote of every offer at today's price: the function refuses any other price.
 *
 * @param site - the origin to which the buyer would return
 */
export function sampleQuote(site: string): CheckoutRequest {
  return {
    items: priceSelection({ ...initialSelection, fixedItems: fixedItemIds }).lines.map(
      toRequestItem,
    ),
    customerInfo: {
      ...mapCustomerFields(({ kind }) => (kind === 'email' ? 'check@mail.example' : 'Check')),
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
