import { Stripe } from 'stripe'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import * as v from 'valibot'
import { ApiError, type ApiErrorCode, type FailureDetails } from '#lambda/errors.ts'

/**
 * The API's error for a failure of Stripe's package. The provider's message, which may quote the customer's input, is neither
 * returned nor logged: the logged request id leads to it in Stripe's dashboard.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof Stripe.errors.StripeError) {
    return new ApiError(errorCode(error), errorDetails(error))
  }
  // The package throws other errors for fields that it cannot convert.
  return new ApiError('provider_unavailable', { providerError: 'UnreadableResponse' })
}

/** Whether the same request may succeed later: https://docs.stripe.com/error-low-level */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode: status, code, headers } = error
  // Without a status there is no usable response. Stripe advises against retrying a 429, but the wait is short.
  if (status === undefined || status === 429 || code === 'lock_timeout') return true
  // Stripe would repeat the failure, which it has stored under the idempotency key.
  const isStored = headers?.['stripe-should-retry'] === 'false'
  return (status === 409 || status >= 500) && !isStored
}

/** Whether Stripe still works on an earlier attempt with the same idempotency key: its result can be fetched later. */
export function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409
}

function errorCode(error: Stripe.errors.StripeError): ApiErrorCode {
  const { errors } = Stripe
  if (error.code === 'lock_timeout' || error instanceof errors.StripeRateLimitError) {
    return 'provider_busy'
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    return error.param === 'customer_email' ? emailRefusedCode : 'provider_rejected'
  }
  // Two different requests under one idempotency key. One still in use is a 409, which is retried.
  if (error instanceof errors.StripeIdempotencyError) return 'provider_rejected'
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  ) {
    return 'key_refused'
  }
  // Connections, timeouts, the provider's own failures, and the 402 of a card error, which no session should cause.
  return 'provider_unavailable'
}

function errorDetails(error: Stripe.errors.StripeError): FailureDetails {
  const { type, code, param, statusCode, requestId } = error
  return {
    providerError: type,
    providerCode: code,
    providerParameter: param,
    providerStatus: statusCode,
    providerRequestId: requestId,
    reason: connectionFailure(error),
  }
}

const detailSchema = v.object({ code: v.string() })

/** Node's code, such as ENOTFOUND. Any other error's `detail` is the provider's, and may quote the customer. */
function connectionFailure(error: Stripe.errors.StripeError): string | undefined {
  if (!(error instanceof Stripe.errors.StripeConnectionError)) return undefined
  return v.is(detailSchema, error.detail) ? error.detail.code : undefined
}
