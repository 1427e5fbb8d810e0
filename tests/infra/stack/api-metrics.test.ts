import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { sessionCreated } from '#lambda/deployment.ts'
import type { ApiErrorCode } from '#lambda/errors.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { lineAfter, metricsCounting } from './counted-lines.ts'

test.each<[ApiErrorCode, string[]]>([
  ['internal_error', ['requestErrors']],
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

test('a direct call of another path is a scanner’s, and counts towards nothing', async () => {
  const payments = { createSession: async () => ({ url: '' }) }
  const { request, log } = startApp(payments, { originSecret: 'secret' })
  await request('/api/.env', { method: 'POST' })
  expect(log[0]).toMatchObject({ code: 'direct_call' })
  expect(metricsCounting(JSON.stringify(log[0]))).toEqual([])
})

test('a refused call of another endpoint counts like a checkout’s', async () => {
  const line = await lineAfter('direct_call')
  const another = line.replace(checkoutPath, '/api/another')
  expect(metricsCounting(another)).toEqual(['refusedCalls'])
})

test.each([
  [false, ['sessionsCreated']],
  [true, ['dryRuns']],
])('a created session whose dryRun is %s counts towards %j alone', (dryRun, metrics) => {
  expect(metricsCounting(JSON.stringify({ event: sessionCreated, dryRun }))).toEqual(metrics)
})
