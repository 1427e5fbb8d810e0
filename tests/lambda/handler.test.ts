import * as v from 'valibot'
import { noFault, type Fault } from '#infra/local/stripe/server.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkPrefix, providerCheck } from '#lambda/deployment.ts'
import { checkEvent } from '#lambda/check-event.ts'
import { checkoutErrorSchema } from '#shared/checkout-response.ts'
import {
  checkoutRequest,
  customer,
  gatewayEvent,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import {
  environmentFor,
  respondWithError,
  respondWithJson,
  secretKey,
  serveProvider,
} from '#tests/support/provider-server.ts'

let log: string[]

beforeEach(() => {
  vi.resetModules()
  log = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    log.push(String(line))
    return true
  })
})

/** The handler as loaded by Lambda, with its settings in the environment. */
async function loadHandler(...faults: readonly Fault[]) {
  const provider = await serveProvider(...faults)
  for (const [name, value] of Object.entries(environmentFor(provider.url))) vi.stubEnv(name, value)
  const { handler } = await import('#lambda/handler.ts')
  return { handler, provider }
}

const edgeSecret = 'the-edge-alone-knows-these-characters'

test('a check creates a session of the smallest order, named as a check, that expires at once (rule 10.16)', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler()

  const { body } = await handler(checkEvent(siteOrigin), lambdaContext)

  const [{ parameters: session, status } = {}] = provider.sent()
  const reference: unknown = expect.stringMatching(`^${checkPrefix}`)
  const metadata = { reference, fullName: 'Check' }
  expect(session).toMatchObject({ client_reference_id: reference, metadata })
  // The domain at US$50.00, and 10 %.
  expect(session?.line_items.map((it) => it.price_data.unit_amount)).toEqual([50_00, 5_00])
  expect(status).toBe('expired')
  const url: unknown = expect.stringContaining('/payment-success?order=CHECK-')
  expect(JSON.parse(body)).toMatchObject({ reference, url })
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ event: providerCheck, reference })
})

const refuse = (status: number, code?: string) =>
  respondWithError(status, { type: 'invalid_request_error', ...(code && { code }) })

test.each<[string, readonly Fault[], object]>([
  ['An expired key', [refuse(401, 'api_key_expired')], { providerCode: 'api_key_expired' }],
  ['A missing right', [refuse(403)], { providerError: 'StripePermissionError' }],
  ['An account without a name', [refuse(400)], { providerError: 'StripeInvalidRequestError' }],
  ['A refused expiry', [noFault, refuse(403)], { providerStatus: 403 }],
  ['A refused look', [noFault, noFault, refuse(403)], { providerStatus: 403 }],
  [
    'A session that stays',
    [noFault, respondWithJson(200, { id: 'cs_test_1', status: 'open' })],
    { providerError: 'SessionNotExpired' },
  ],
])(
  '%s fails a check with the provider’s own code, and counts as no order’s failure (rule 10.16)',
  async (_case, faults, error) => {
    const { handler } = await loadHandler(...faults)
    const { statusCode, body } = await handler(checkEvent(siteOrigin), lambdaContext)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(JSON.parse(body)).toMatchObject({ error })
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ event: providerCheck, details: error })
  },
)

test('a public request cannot set a check, and needs the edge’s secret', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler()
  // Everything that a request can set, as passed on by API Gateway.
  const event = {
    ...gatewayEvent({ body: JSON.stringify({ ...checkoutRequest(), check: true }) }),
    headers: { origin: siteOrigin, check: 'true', 'x-check': 'true' },
    queryStringParameters: { check: 'true' },
    cookies: ['check=true'],
  }
  const { body } = await handler(event, lambdaContext)
  expect(v.parse(checkoutErrorSchema, JSON.parse(body)).error.code).toBe('direct_call')
  expect(provider.received).toEqual([])
})

test('a failure is one line of JSON in the log, without the key or the customer', async () => {
  const { handler } = await loadHandler(respondWithError(401, { type: 'invalid_request_error' }))

  const result = await handler(gatewayEvent(), lambdaContext)

  expect(result.statusCode).toBe(500)
  expect(log).toHaveLength(1)
  expect(log[0]).toMatch(/^\{[^\n]*\}\n$/)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    code: 'key_refused',
    requestId: lambdaContext.awsRequestId,
    details: { providerRequestId: 'req_test_1', providerStatus: 401 },
  })
  const { acceptTerms: _consent, ...texts } = customer
  for (const secret of [secretKey, ...Object.values(texts)]) expect(log[0]).not.toContain(secret)
})
