import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  checkoutErrorSchema,
  checkoutResponseSchema,
  toRequestItem,
  type CheckoutRequest,
  type CustomerInfo,
} from '#shared/checkout-contract.ts'
import type { QuoteLine } from '#shared/pricing.ts'

/** The timeout of the request, in ms. */
export const requestTimeout = 20_000

/** The address of the payment page, or why there is none. */
export type CheckoutOutcome =
  | { readonly isCreated: true; readonly url: string }
  | {
      readonly isCreated: false
      /** The server's error code, if it has responded with one. */
      readonly code: string | null
      readonly cause: unknown
    }

/** Requests the provider's page from the server. A failure is returned, never thrown. */
export async function requestCheckoutSession(
  lines: readonly QuoteLine[],
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
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(requestTimeout),
    })
    const json: unknown = await response.json()
    return response.ok ? created(json) : rejected(response.status, json)
  } catch (cause) {
    return { isCreated: false, code: null, cause }
  }
}

/** Throws if the response has no web address; the caller handles that like any other failure. */
function created(json: unknown): CheckoutOutcome {
  const { url } = checkoutResponseSchema.parse(json)
  const { protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new TypeError(`Not a web address: ${protocol}`)
  return { isCreated: true, url }
}

function rejected(status: number, json: unknown): CheckoutOutcome {
  const parsed = checkoutErrorSchema.safeParse(json)
  const code = parsed.success ? parsed.data.error.code : null
  return {
    isCreated: false,
    code,
    cause: `The server responded with ${status} (${code ?? 'unknown'})`,
  }
}
