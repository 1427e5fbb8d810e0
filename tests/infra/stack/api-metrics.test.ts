import { expect, test } from 'vitest'
import { ApiError, type ApiErrorCode } from '#lambda/errors.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { metricsCounting } from './counting-metrics.ts'

/** The metrics that count the log entry of a request that failed with this code. */
async function metricsAfter(code: ApiErrorCode): Promise<string[]> {
  const { post, log } = startApp({
    createSession: async () => {
      throw new ApiError(code)
    },
  })
  await post(checkoutRequest())
  return metricsCounting(JSON.stringify(log[0]))
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
])('a request that fails with %s counts towards %j', async (code, metrics) => {
  await expect(metricsAfter(code)).resolves.toEqual(metrics)
})
