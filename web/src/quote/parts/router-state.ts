import { orderParameter } from '#shared/addresses.ts'
import { isReference } from '#shared/checkout-response.ts'
import * as v from 'valibot'

// What a page knows from its address and from the router's state.

/** The reference in the address of a page to which the provider returns; undefined for anything that isn't one. */
export function referenceIn(search: string): string | undefined {
  const reference = new URLSearchParams(search).get(orderParameter)
  return isReference(reference) ? reference : undefined
}

const retrySchema = v.object({ retried: v.custom<string>(isReference) })

/** The reference of the order that the checkout tries again, by the router's state. */
export function retriedIn(state: unknown): string | undefined {
  return v.is(retrySchema, state) ? state.retried : undefined
}
