import * as fc from 'fast-check'
import { expect, onTestFinished, vi } from 'vitest'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { apiErrors } from '#lambda/errors.ts'
import type { handler } from '#lambda/handler.ts'
import { lambdaContext, siteOrigin } from './checkout-request.ts'
import { anyHostileEvent } from './hostile-requests.ts'
import { paymentPage, respondWithSession, serveProvider } from './provider-server.ts'

const paid = `200 ${JSON.stringify({ url: paymentPage })}`
const refusals = Object.entries(apiErrors)
  .map(([code, { status, message }]) => ({ code, status, message }))
  // No edge is before the function here, and the provider accepts every email address.
  .filter(({ code, status }) => status < 500 && !['direct_call', emailRefusedCode].includes(code))
  .map(({ status, ...error }) => `${status} ${JSON.stringify({ error })}`)

/** What all of the buyer's details have in common. */
const buyer = 'Kamau'

/** Every response that a buyer can cause. */
export const paidOrRefused: ReadonlySet<string> = new Set([paid, ...refusals])

/** The responses to hostile events, after none of them was another one, or created a session without saying so. */
export async function responsesToHostileEvents(
  load: () => Promise<typeof handler>,
  options: { readonly numRuns: number; readonly seed?: number },
): Promise<ReadonlySet<string>> {
  const log: unknown[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => log.push(line) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  const responders = Array.from({ length: options.numRuns }, () => respondWithSession)
  const provider = await serveProvider(...responders)
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_key')
  vi.stubEnv('STRIPE_API_BASE', provider.url.origin)
  vi.stubEnv('ALLOWED_ORIGINS', siteOrigin)
  // The function reads its environment when it is loaded.
  vi.resetModules()
  const handle = await load()
  const responses = new Set<string>()
  let sessions = 0

  await fc.assert(
    fc.asyncProperty(anyHostileEvent, async (event) => {
      const { statusCode, body } = await handle(event, lambdaContext)
      const response = `${statusCode} ${body}`
      responses.add(response)
      if (response === paid) sessions += 1
      expect(paidOrRefused).toContain(response)
      expect(provider.received).toHaveLength(sessions)
    }),
    options,
  )

  expect(provider.unexpected).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(log.filter((line) => String(line).includes(buyer))).toEqual([])
  return responses
}
