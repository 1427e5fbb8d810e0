import * as v from 'valibot'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  toRequestItem,
  totalHeader,
  type CheckoutRequest,
  type CustomerInfo,
} from '#shared/checkout-contract.ts'
import {
  checkoutErrorSchema,
  checkoutResponseSchema,
  isReference,
} from '#shared/checkout-response.ts'
import type { PricedLines } from '#shared/quote.ts'
import { abortAfter } from '#web/ui/document/timing.ts'
import type { CheckoutOutcome } from '#web/quote/life/quote-life.ts'

/** The timeout of the request, in ms. */
export const requestTimeout = 20_000

/**
 * Requests the provider's page from the server, which refuses any total but the quote's. A failure is returned, never
 * thrown.
 */
export async function requestCheckoutSession(
  { lines, due }: PricedLines,
  customerInfo: CustomerInfo,
): Promise<CheckoutOutcome> {
  const body: CheckoutRequest = {
    items: lines.map(toRequestItem),
    customerInfo,
    successUrl: location.origin + returnPaths.success,
    cancelUrl: location.origin + returnPaths.cancel,
  }
  try {
    const response = await fetch(checkoutPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [totalHeader]: String(due) },
      body: JSON.stringify(body),
      signal: abortAfter(requestTimeout),
    })
    const json: unknown = await response.json()
    return response.ok ? created(json) : rejected(response.status, json)
  } catch (cause) {
    return { isCreated: false, code: null, cause }
  }
}

/** Throws if the response has no web address; the caller handles that like any other failure. */
function created(json: unknown): CheckoutOutcome {
  const { url, reference } = v.parse(checkoutResponseSchema, json)
  const { protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new TypeError(`Not a web address: ${protocol}`)
  return { isCreated: true, url, reference: isReference(reference) ? reference : undefined }
}

function rejected(status: number, json: unknown): CheckoutOutcome {
  const body = v.safeParse(checkoutErrorSchema, json)
  const { code = null, totals, due, unitPrices = {} } = body.success ? body.output.error : {}
  return {
    isCreated: false,
    code,
    charge: totals && { totals, due: due ?? totals.total, unitPrices },
    cause: `The server responded with ${status} (${code ?? 'unknown'})`,
  }
}
