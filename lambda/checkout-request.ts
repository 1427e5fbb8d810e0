import { checkoutRequestSchema, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { CheckoutError } from './errors.ts'

/**
 * Parses a request's JSON into the agreed shape.
 *
 * @throws CheckoutError that tells the log which fields are wrong
 */
export function parseCheckoutRequest(json: unknown): CheckoutRequest {
  const result = checkoutRequestSchema.safeParse(json)
  if (result.success) return result.data
  // Paths hold names of known fields and indices only: an unknown key is reported at its parent.
  const fields = result.error.issues.map(({ path }) => path.join('.'))
  throw new CheckoutError('invalid_request', { fields })
}
