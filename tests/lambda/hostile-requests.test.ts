import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { apiErrors } from '#lambda/errors.ts'
import { lambdaContext, siteOrigin } from '#tests/support/checkout-request.ts'
import { anyHostileEvent } from '#tests/support/hostile-requests.ts'
import { paymentPage, respondWithSession, serveProvider } from '#tests/support/provider-server.ts'

const log: unknown[] = []

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => log.push(line) > 0)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const runs = 2_000

/** What all of the buyer's details have in common. */
const buyer = 'Kamau'

const paid = `200 ${JSON.stringify({ url: paymentPage })}`
const refusals = Object.entries(apiErrors)
  .map(([code, { status, message }]) => ({ code, status, message }))
  // No edge is before the function here, and the provider accepts every email address.
  .filter(({ code, status }) => status < 500 && !['direct_call', emailRefusedCode].includes(code))
  .map(({ status, ...error }) => `${status} ${JSON.stringify({ error })}`)

test('any request is paid for or refused: no failure of ours, nothing internal, no stray session', async () => {
  const provider = await serveProvider(...Array.from({ length: runs }, () => respondWithSession))
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_key')
  vi.stubEnv('STRIPE_API_BASE', provider.url.origin)
  vi.stubEnv('ALLOWED_ORIGINS', siteOrigin)
  const { handler } = await import('#lambda/handler.ts')
  const responses = new Set<string>()
  let sessions = 0

  await fc.assert(
    fc.asyncProperty(anyHostileEvent, async (event) => {
      const { statusCode, headers, body } = await handler(event, lambdaContext)
      const response = `${statusCode} ${body}`
      responses.add(response)
      if (response === paid) sessions += 1
      expect([paid, ...refusals]).toContain(response)
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(provider.received).toHaveLength(sessions)
    }),
    { numRuns: runs, seed: 20_261_122 },
  )

  expect(provider.unexpected).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(log.filter((line) => String(line).includes(buyer))).toEqual([])
  expect(responses).toEqual(new Set([paid, ...refusals]))
})
