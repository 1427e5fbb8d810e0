import { expect, test } from 'vitest'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { apiErrors } from '#lambda/errors.ts'
import { toApiError, isTransient } from '#lambda/stripe-errors.ts'
import { refusalOf, startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { respondWithError, startPayments } from '#tests/support/provider-server.ts'

const invalid = { type: 'invalid_request_error' }

test.each([
  [400, { ...invalid, param: 'customer_email' }, '400 email_refused'],
  [400, { ...invalid, param: 'line_items' }, '500 provider_rejected'],
  [400, invalid, '500 provider_rejected'],
  [400, { type: 'idempotency_error' }, '500 provider_rejected'],
  [400, { ...invalid, code: 'rate_limit' }, '503 provider_busy'],
  [401, invalid, '500 provider_rejected'],
  [402, { type: 'card_error' }, '502 provider_unavailable'],
  [403, invalid, '500 provider_rejected'],
  [404, invalid, '500 provider_rejected'],
  [424, { type: 'api_error' }, '502 provider_unavailable'],
])('the provider’s %d with %j becomes %s', async (status, error, refusal) => {
  const { provider, payments } = await startPayments([respondWithError(status, error)])

  const response = await startApp(payments).post(checkoutRequest())

  expect(await refusalOf(response)).toBe(refusal)
  expect(provider.unexpected).toEqual([])
  expect(provider.received).toHaveLength(1)
})

test('the provider’s message is neither returned nor logged', async () => {
  const message = 'Invalid email address: wanjiru@example.com (key sk_test_key)'
  const error = { ...invalid, code: 'email_invalid', param: 'customer_email', message }
  const { payments } = await startPayments([respondWithError(400, error)])
  const { post, log } = startApp(payments)

  const response = await post(checkoutRequest())

  const code = emailRefusedCode
  expect(await response.json()).toEqual({ error: { code, message: apiErrors[code].message } })
  expect(log.map(({ details }) => details)).toEqual([
    {
      providerError: 'StripeInvalidRequestError',
      providerCode: 'email_invalid',
      providerParameter: 'customer_email',
      providerStatus: 400,
      providerRequestId: 'req_test_1',
    },
  ])
})

test('an error of the package itself makes the provider unavailable, without a retry', () => {
  const error = new TypeError('Cannot convert wanjiru@example.com')
  expect(isTransient(error)).toBe(false)
  expect(toApiError(error)).toMatchObject({
    code: 'provider_unavailable',
    details: { providerError: 'UnreadableResponse' },
  })
})
