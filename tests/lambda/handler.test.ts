import { beforeEach, expect, test, vi } from 'vitest'
import { checkPrefix, providerCheck, sessionCreated } from '#lambda/deployment.ts'
import { checkEvent, dryRunEvent, dryRunFaults, sampleQuote } from '#lambda/dry-run-event.ts'
import { returnPaths } from '#shared/addresses.ts'
import { fixedItems } from '#shared/catalogue.ts'
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
  respondWithExpired,
  respondWithSession,
  secretKey,
  serveProvider,
  type Responder,
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
async function loadHandler(...responders: readonly Responder[]) {
  const provider = await serveProvider(...responders)
  for (const [name, value] of Object.entries(environmentFor(provider.url))) vi.stubEnv(name, value)
  const { handler } = await import('#lambda/handler.ts')
  return { handler, provider }
}

const edgeSecret = 'the-edge-alone-knows-these-characters'
const quote = JSON.stringify(sampleQuote(siteOrigin))

test('a dry run needs no edge secret and creates no session', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler()

  const result = await handler(dryRunEvent(siteOrigin, quote), lambdaContext)

  const url = siteOrigin + returnPaths.success
  expect(result.statusCode).toBe(200)
  expect(JSON.parse(result.body)).toMatchObject({ url })
  expect([...provider.received, ...provider.unexpected]).toEqual([])
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ event: sessionCreated, dryRun: true })
})

test('a dry run without a key fails', async () => {
  vi.stubEnv('TEST_KEYS_ONLY', 'true')
  const { handler } = await loadHandler()
  const { body } = await handler(dryRunEvent(siteOrigin, quote), lambdaContext)
  expect(body).toContain('key_unavailable')
})

const invalid = { type: 'invalid_request_error' }
const readBody = ({ body }: { readonly body: string }): unknown => JSON.parse(body)

test('a check creates a session of the smallest order that says what it is, and lets it expire at once (rule 10.16)', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler(respondWithSession, respondWithExpired)

  const result = await handler(checkEvent(siteOrigin), lambdaContext)

  expect(dryRunFaults(JSON.stringify(result), checkPrefix)).toEqual([])
  const [sent] = provider.received
  const { client_reference_id, metadata, line_items } = sent?.session ?? {}
  const smallest = Math.min(...fixedItems.map(({ price }) => price))
  expect(line_items?.[0]).toMatchObject({ price_data: { unit_amount: smallest } })
  expect(client_reference_id).toMatch(RegExp(`^${checkPrefix}`))
  expect(metadata).toMatchObject({ reference: client_reference_id })
  expect(provider.expired).toHaveLength(1)
  expect(provider.unexpected).toEqual([])
  const line = { event: providerCheck, dryRun: true, reference: client_reference_id }
  expect(log.map((it): unknown => JSON.parse(it))).toMatchObject([line])
})

test.each<[what: string, responders: readonly Responder[], error: object]>([
  [
    'an expired key',
    [respondWithError(401, { ...invalid, code: 'api_key_expired' })],
    { code: 'provider_rejected', providerCode: 'api_key_expired', providerStatus: 401 },
  ],
  [
    'a key without the right',
    [respondWithError(403, invalid)],
    { code: 'provider_rejected', providerError: 'StripePermissionError', providerStatus: 403 },
  ],
  [
    'an account without a name',
    [respondWithError(400, invalid)],
    { code: 'provider_rejected', providerError: 'StripeInvalidRequestError', providerStatus: 400 },
  ],
  [
    'a session that cannot expire',
    [respondWithSession, respondWithError(400, invalid)],
    { code: 'provider_rejected', providerStatus: 400 },
  ],
  [
    'a session that stays open',
    [respondWithSession, respondWithSession],
    { code: 'provider_unavailable', providerError: 'SessionNotExpired' },
  ],
])(
  '%s fails a check with the provider’s own code, in a line that counts as no order (rule 10.16)',
  async (_, responders, error) => {
    const { handler } = await loadHandler(...responders)
    const result = await handler(checkEvent(siteOrigin), lambdaContext)
    expect(readBody(result)).toMatchObject({ error })
    const [fault] = dryRunFaults(JSON.stringify(result), checkPrefix)
    expect(fault).toContain(String(Object.values(error)[1]))
    expect(log.map((it): unknown => JSON.parse(it))).toMatchObject([{ event: providerCheck }])
  },
)

test('a public request cannot set a dry run or a check, and needs the edge’s secret', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler()
  // Everything that a request can set, as passed on by API Gateway.
  const event = {
    ...gatewayEvent({ body: JSON.stringify({ ...checkoutRequest(), dryRun: true, check: true }) }),
    headers: { dryrun: 'true', 'x-dry-run': 'true' },
    queryStringParameters: { dryRun: 'true' },
    cookies: ['dryRun=true'],
  }
  const { body } = await handler(event, lambdaContext)
  expect(checkoutErrorSchema.parse(JSON.parse(body)).error.code).toBe('direct_call')
  expect(provider.received).toEqual([])
})

test('a failure is one line of JSON in the log, without the key or the customer', async () => {
  const { handler } = await loadHandler(respondWithError(401, { type: 'invalid_request_error' }))

  const result = await handler(gatewayEvent(), lambdaContext)

  expect(result.statusCode).toBe(500)
  expect(log).toHaveLength(1)
  expect(log[0]).toMatch(/^\{[^\n]*\}\n$/)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    code: 'provider_rejected',
    requestId: lambdaContext.awsRequestId,
    details: { providerRequestId: 'req_test_1', providerStatus: 401 },
  })
  const { acceptTerms: _consent, ...texts } = customer
  for (const secret of [secretKey, ...Object.values(texts)]) expect(log[0]).not.toContain(secret)
})
