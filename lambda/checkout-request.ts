import { checkoutRequestSchema, type CheckoutRequest } from '#shared/checkout-contract.ts'
import { CheckoutError } from './errors.ts'

/**
 * Parses a request's JSON.
 *
 * @throws CheckoutError with the names of the invalid fields, for the log
 */
export function parseCheckoutRequest(json: unknown): CheckoutRequest {
  const result = checkoutRequestSchema.safeParse(json)
  if (result.success) return result.data
  // Paths hold names of known fields and indices only: an unknown key is reported at its parent.
  const fields = result.error.issues.map(({ path }) => path.join('.'))
  throw new CheckoutError('invalid_request', { fields })
}
