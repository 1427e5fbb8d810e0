import { expect, test } from 'vitest'
import type { CheckoutErrorCode } from '#lambda/errors.ts'
import { createStripePayments } from '#lambda/stripe-payments.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { answerError, serveProvider, type Answer } from '#tests/support/provider-server.ts'

async function startWithProvider(...answers: readonly Answer[]) {
  const provider = await serveProvider(...answers)
  const payments = createStripePayments({
    secretKey: async () => 'sk_test_key',
    apiBase: provider.url,
  })
  return { provider, ...startApp(payments) }
}

type Failure = {
  readonly answered: number
  readonly error: Readonly<Record<string, string>>
  readonly status: number
  readonly code: CheckoutErrorCode
}

const invalid = 'invalid_request_error'

test.each<Failure>([
  {
    answered: 400,
    error: { type: invalid, param: 'customer_email' },
    status: 400,
    code: 'email_refused',
  },
  {
    answered: 400,
    error: { type: invalid, param: 'line_items' },
    status: 500,
    code: 'provider_rejected',
  },
  { answered: 400, error: { type: invalid }, status: 500, code: 'provider_rejected' },
  { answered: 400, error: { type: 'idempotency_error' }, status: 500, code: 'provider_rejected' },
  {
    answered: 400,
    error: { type: invalid, code: 'rate_limit' },
    status: 503,
    code: 'provider_busy',
  },
  { answered: 401, error: { type: invalid }, status: 500, code: 'provider_rejected' },
  { answered: 402, error: { type: 'card_error' }, status: 502, code: 'provider_unavailable' },
  { answered: 403, error: { type: invalid }, status: 500, code: 'provider_rejected' },
  { answered: 404, error: { type: invalid }, status: 500, code: 'provider_rejected' },
  { answered: 424, error: { type: 'api_error' }, status: 502, code: 'provider_unavailable' },
  { answered: 429, error: { type: 'rate_limit_error' }, status: 503, code: 'provider_busy' },
])(
  'the provider’s $answered with $error becomes $status $code',
  async ({ answered, error, status, code }) => {
    const { provider, post } = await startWithProvider(answerError(answered, error))

    await expect(refusalOf(await post(checkoutRequest()))).resolves.toEqual({ status, code })
    expect(provider.complaints).toEqual([])
  },
)

test('an idempotency key that is still in use is tried again', async () => {
  const inUse = answerError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })
  const { post, provider } = await startWithProvider(inUse, inUse, inUse)

  await expect(refusalOf(await post(checkoutRequest()))).resolves.toEqual({
    status: 502,
    code: 'provider_unavailable',
  })
  expect(provider.received).toHaveLength(3)
})

test('the provider’s message reaches neither the answer nor the log', async () => {
  const message = 'Invalid email address: wanjiru@example.com (key sk_test_key)'
  const error = { type: invalid, code: 'email_invalid', param: 'customer_email', message }
  const { post, log } = await startWithProvider(answerError(400, error))

  const response = await post(checkoutRequest())

  await expect(response.json()).resolves.toEqual({
    error: { code: 'email_refused', message: 'The email address is not accepted.' },
  })
  expect(log).toEqual([
    {
      level: 'warn',
      event: 'checkout_failed',
      code: 'email_refused',
      status: 400,
      requestId: 'lambda-request-1',
      details: {
        providerError: 'StripeInvalidRequestError',
        providerCode: 'email_invalid',
        providerParameter: 'customer_email',
        providerStatus: 400,
        providerRequestId: 'req_test_1',
      },
    },
  ])
})
