import { Stripe } from 'stripe'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { CheckoutError, type CheckoutErrorCode, type FailureDetails } from './errors.ts'

/**
 * What a failure of Stripe's package means to the buyer. The provider's message may quote what the customer typed: it
 * goes neither into the answer nor into the log, which gets the request id to look it up by.
 */
export function checkoutErrorOf(error: unknown): CheckoutError {
  if (error instanceof Stripe.errors.StripeError) {
    return new CheckoutError(codeOf(error), detailsOf(error))
  }
  // The package itself stumbles over JSON that is no object, such as `null`.
  return new CheckoutError('provider_unavailable', { providerError: 'UnreadableAnswer' })
}

function codeOf(error: Stripe.errors.StripeError): CheckoutErrorCode {
  const { errors } = Stripe
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.param === 'customer_email' ? emailRefusedCode : 'provider_rejected'
  }
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    // One key for two different requests: only a defect of ours can do that. A key still in use is a 409, retried.
    error instanceof errors.StripeIdempotencyError
  ) {
    return 'provider_rejected'
  }
  if (error instanceof errors.StripeRateLimitError) return 'provider_busy'
  // Connections, time-outs, the provider's own failures, and the 402 of a card error, which no session should cause.
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
