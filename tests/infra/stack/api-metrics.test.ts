import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { ApiError, type ApiErrorCode } from '#lambda/errors.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { metricsCounting } from './counting-metrics.ts'

/** The log's line about a checkout that failed with this code. */
async function lineAfter(code: ApiErrorCode): Promise<string> {
  const { post, log } = startApp({
    createSession: async () => {
      throw new ApiError(code)
    },
  })
  await post(checkoutRequest())
  return JSON.stringify(log[0])
}

test.each<[ApiErrorCode, string[]]>([
  ['internal_error', ['requestErrors']],
  ['key_unavailable', ['requestErrors']],
  ['provider_rejected', ['requestErrors']],
  ['provider_unavailable', ['providerFailures']],
  ['provider_busy', ['providerBusy']],
  ['price_refused', ['refusedPrices']],
  ['direct_call', ['refusedCalls']],
  ['foreign_origin', ['refusedCalls']],
  ['return_address_refused', ['refusedCalls']],
  ['invalid_request', ['refusedCalls']],
  ['email_refused', []],
  ['unknown_path', []],
])('a checkout that fails with %s counts towards %j', async (code, metrics) => {
  expect(metricsCounting(await lineAfter(code))).toEqual(metrics)
})

test.each(['/api/.env', '/'])(
  'a direct call of %s is a scanner’s, and counts towards nothing',
  async (path) => {
    const payments = { createSession: async () => ({ url: '' }) }
    const { request, log } = startApp(payments, { originSecret: 'secret' })
    await request(path, { method: 'POST' })
    expect(log[0]?.code).toBe('direct_call')
    expect(metricsCounting(JSON.stringify(log[0]))).toEqual([])
  },
)

test('mistyped input of another endpoint counts towards nothing', async () => {
  const line = await lineAfter('invalid_request')
  expect(metricsCounting(line.replace(checkoutPath, '/api/contact-ping'))).toEqual([])
})
