import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnPaths } from '#shared/addresses.ts'
import { checkoutErrorSchema, maxRequestBytes } from '#shared/checkout-contract.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import {
  checkoutRequest,
  customer,
  gatewayEvent,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import {
  paymentPage,
  respondWithError,
  respondWithSession,
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

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const secretKey = 'sk_test_key'

/** The handler as Lambda loads it: with its settings in the environment. */
async function loadHandler(...responders: readonly Responder[]) {
  const provider = await serveProvider(...responders)
  vi.stubEnv('STRIPE_SECRET_KEY', secretKey)
  vi.stubEnv('STRIPE_API_BASE', provider.url.origin)
  vi.stubEnv('ALLOWED_ORIGINS', siteOrigin)
  const { handler } = await import('#lambda/handler.ts')
  return { handler, provider }
}

const body = JSON.stringify(checkoutRequest())

test.each([
  { form: 'as text', event: gatewayEvent({ body }) },
  { form: 'in base64', event: gatewayEvent({ body: btoa(body), isBase64Encoded: true }) },
])('an event with its body $form creates a session at the provider', async ({ event }) => {
  const { handler, provider } = await loadHandler(respondWithSession)

  const result = await handler(event, lambdaContext)

  expect(result).toMatchObject({
    statusCode: 200,
    body: JSON.stringify({ url: paymentPage }),
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
  expect(provider.received).toHaveLength(1)
  expect(provider.unexpected).toEqual([])
})

const edgeSecret = 'the-edge-alone-knows-these-characters'

test('a dry run needs no secret of the edge and creates no session', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler()

  const result = await handler({ ...gatewayEvent(), dryRun: true }, lambdaContext)

  const url = siteOrigin + returnPaths.success
  expect(result).toMatchObject({ statusCode: 200, body: JSON.stringify({ url }) })
  expect(provider.received).toEqual([])
  expect(provider.unexpected).toEqual([])
})

const { headers: usualHeaders } = gatewayEvent()

// Everything that a request can set, as API Gateway passes it on, and the status of the response.
test.each([
  ['a header', { headers: { ...usualHeaders, dryrun: 'true', 'x-dry-run': 'true' } }, 200],
  ['its query', { rawQueryString: 'dryRun=true', queryStringParameters: { dryRun: 'true' } }, 200],
  ['a cookie', { cookies: ['dryRun=true'] }, 200],
  ['its body', { body: JSON.stringify({ ...checkoutRequest(), dryRun: true }) }, 400],
])('a request for a dry run in %s is a call like any other', async (_, sent, status) => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler(respondWithSession)
  const event = { ...gatewayEvent(), ...sent }

  const direct = await handler(event, lambdaContext)
  expect(checkoutErrorSchema.parse(JSON.parse(direct.body)).error.code).toBe('direct_call')
  expect(provider.received).toEqual([])

  const headers = { ...event.headers, [originSecretHeader]: edgeSecret }
  const throughTheEdge = await handler({ ...event, headers }, lambdaContext)
  expect(throughTheEdge.statusCode).toBe(status)
  expect(throughTheEdge.body).not.toContain(returnPaths.success)
  expect(provider.received).toHaveLength(status === 200 ? 1 : 0)
})

// The size counts after decoding.
const tooLarge = { body: btoa('"'.padEnd(maxRequestBytes + 1, 'x')), isBase64Encoded: true }

test.each([
  ['400 malformed_body', { body: null }],
  ['405 method_not_allowed', { method: 'GET', body: null }],
  ['405 method_not_allowed', { method: 'GET' }],
  ['400 unknown_path', { rawPath: '/api/nothing' }],
  ['400 unknown_path', { rawPath: '/api/%E0%A4%A' }],
  ['400 unknown_path', { rawPath: '//evil.example/api' }],
  ['413 body_too_large', tooLarge],
])('the response is %s to an event with %j', async (refusal, changes) => {
  const { handler, provider } = await loadHandler()

  const result = await handler(gatewayEvent(changes), lambdaContext)

  const { error } = checkoutErrorSchema.parse(JSON.parse(result.body))
  expect(`${result.statusCode} ${error.code}`).toBe(refusal)
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

test('without a setting the function does not load', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', secretKey)
  vi.stubEnv('ALLOWED_ORIGINS', undefined)
  await expect(import('#lambda/handler.ts')).rejects.toThrow(/^ALLOWED_ORIGINS must /)
})
