import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { apiErrors } from '#lambda/errors.ts'
import { lambdaContext } from '#tests/support/checkout-request.ts'
import {
  environmentFor,
  paymentPage,
  respondWithSession,
  serveProvider,
} from '#tests/support/provider-server.ts'
import { caseCount, seed } from '#tests/support/test-length.ts'
import { anyHostileEvent } from './hostile-events.ts'

/** A body without the parts that vary: an order's reference, and the totals of a quote. */
const withoutOwn = (body: string) => body.replace(/,"(?:reference":"[^"]*"|totals":\{[^}]*\})/, '')

const paid = `200 ${JSON.stringify({ url: paymentPage })}`
const refusals = Object.entries(apiErrors)
  .map(([code, { status, message }]) => ({ code, status, message }))
  // There is no edge here, and the provider accepts every email address.
  .filter(({ code, status }) => status < 500 && !['direct_call', emailRefusedCode].includes(code))
  .map(({ status, ...error }) => `${status} ${JSON.stringify({ error })}`)

/** The common part of all the buyer's details. */
const buyer = 'Kamau'

/** Every response that a buyer can cause. */
const paidOrRefused: ReadonlySet<string> = new Set([paid, ...refusals])

test('any request is paid for or refused, without an internal error, leaked details or a stray session', async () => {
  const numRuns = caseCount(1_500, 20_000)
  const log: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => log.push(line) > 0)
  const provider = await serveProvider(...Array.from({ length: numRuns }, () => respondWithSession))
  for (const [name, value] of Object.entries(environmentFor(provider.url))) vi.stubEnv(name, value)
  // The function reads its environment on loading.
  vi.resetModules()
  const { handler } = await import('#lambda/handler.ts')
  const responses = new Set<string>()
  let sessions = 0

  await fc.assert(
    fc.asyncProperty(anyHostileEvent, async (event) => {
      const { statusCode, body } = await handler(event, lambdaContext)
      const response = `${statusCode} ${withoutOwn(body)}`
      responses.add(response)
      if (response === paid) sessions += 1
      expect(paidOrRefused).toContain(response)
      expect(provider.received).toHaveLength(sessions)
    }),
    // A fixed seed with which the shorter run causes every response.
    { numRuns, seed },
  )

  expect(responses).toEqual(paidOrRefused)
  expect(provider.unexpected).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(log.filter((line) => String(line).includes(buyer))).toEqual([])
})
