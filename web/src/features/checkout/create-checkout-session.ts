import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import {
  checkoutErrorSchema,
  checkoutResponseSchema,
  emailRefusedCode,
  itemsOf,
  type CheckoutRequest,
  type CustomerInfo,
} from '#shared/checkout-contract.ts'
import type { QuoteLine } from '#shared/pricing.ts'

/** How long the server may take, in ms, before the buyer is told that it failed. */
export const patience = 20_000

/** Where the buyer pays, or why there is no such place. */
export type CheckoutOutcome =
  | { readonly isCreated: true; readonly url: string }
  | { readonly isCreated: false; readonly isEmailRefused: boolean; readonly cause: unknown }

/** Asks the server for the provider's page. Whatever goes wrong is an outcome, never a throw. */
export async function createCheckoutSession(
  lines: readonly QuoteLine[],
  customerInfo: CustomerInfo,
): Promise<CheckoutOutcome> {
  const body: CheckoutRequest = {
    items: itemsOf(lines),
    customerInfo,
    successUrl: location.origin + returnPaths.success,
    cancelUrl: location.origin + returnPaths.cancel,
  }
  try {
    const response = await fetch(checkoutPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = await response.json()
    return response.ok ? created(answer) : refused(response.status, answer)
  } catch (cause) {
    return { isCreated: false, isEmailRefused: false, cause }
  }
}

/** Throws where the answer names no web address; the caller's catch makes that an outcome too. */
function created(answer: unknown): CheckoutOutcome {
  const { url } = checkoutResponseSchema.parse(answer)
  const { protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new TypeError(`Not a web address: ${protocol}`)
  return { isCreated: true, url }
}

function refused(status: number, answer: unknown): CheckoutOutcome {
  const parsed = checkoutErrorSchema.safeParse(answer)
  const code = parsed.success ? parsed.data.error.code : 'unknown'
  return {
    isCreated: false,
    isEmailRefused: code === emailRefusedCode,
    cause: `The server answered ${status} (${code})`,
  }
}
