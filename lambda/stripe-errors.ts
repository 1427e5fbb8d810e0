import { Stripe } from 'stripe'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { CheckoutError, type CheckoutErrorCode, type FailureDetails } from './errors.ts'

/**
 * The checkout error for a failure of Stripe's package. The provider's message may quote what the customer typed, so it is
 * neither returned nor logged; the logged request id identifies it in Stripe's dashboard.
 */
export function checkoutErrorOf(error: unknown): CheckoutError {
  if (error instanceof Stripe.errors.StripeError) {
    return new CheckoutError(codeOf(error), detailsOf(error))
  }
  // The package throws a TypeError on JSON that is not an object, such as `null`.
  return new CheckoutError('provider_unavailable', { providerError: 'UnreadableResponse' })
}

function codeOf(error: Stripe.errors.StripeError): CheckoutErrorCode {
  const { errors } = Stripe
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.param === 'customer_email' ? emailRefusedCode : 'provider_rejected'
  }
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    // One key for two different requests: a defect of ours. A key still in use is a 409, which is retried.
    error instanceof errors.StripeIdempotencyError
  ) {
    return 'provider_rejected'
  }
  if (error instanceof errors.StripeRateLimitError) return 'provider_busy'
  // Connections, timeouts, the provider's own failures, and the 402 of a card error, which no session should cause.
  return 'provider_unavailable'
}

function detailsOf(error: Stripe.errors.StripeError): FailureDetails {
  const { type, code, param, statusCode, requestId } = error
  return {
    providerError: type,
    ...(code !== undefined && { providerCode: code }),
    ...(param !== undefined && { providerParameter: param }),
    ...(statusCode !== undefined && { providerStatus: statusCode }),
    ...(requestId !== undefined && { providerRequestId: requestId }),
  }
}
