import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnPaths } from '#shared/addresses.ts'
import { checkoutErrorSchema } from '#shared/checkout-contract.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import {
  checkoutRequest,
  gatewayEvent,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import {
  answerError,
  answerSession,
  paymentPage,
  serveProvider,
  type Answer,
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

/** The handler as Lambda loads it: with its settings in the environment. */
async function loadHandler(...answers: readonly Answer[]) {
  const provider = await serveProvider(...answers)
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_key')
  vi.stubEnv('STRIPE_API_BASE', provider.url.origin)
  vi.stubEnv('ALLOWED_ORIGINS', siteOrigin)
  const { handler } = await import('#lambda/handler.ts')
  return { handler, provider }
}

const body = JSON.stringify(checkoutRequest())

test.each([
  { form: 'as text', event: gatewayEvent({ body }) },
  { form: 'in base64', event: gatewayEvent({ body: btoa(body), isBase64Encoded: true }) },
])('an event with its body $form opens a session at the provider', async ({ event }) => {
  const { handler, provider } = await loadHandler(answerSession)

  const result = await handler(event, lambdaContext)

  expect(result).toMatchObject({
    statusCode: 200,
    body: JSON.stringify({ url: paymentPage }),
    isBase64Encoded: false,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
  expect(provider.received).toHaveLength(1)
  expect(provider.complaints).toEqual([])
})

const edgeSecret = 'the-edge-alone-knows-these-characters'

test('a dry run needs no secret of the edge, and opens no session', async () => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler()

  const result = await handler({ ...gatewayEvent(), dryRun: true }, lambdaContext)

  expect(result).toMatchObject({
    statusCode: 200,
    body: JSON.stringify({ url: siteOrigin + returnPaths.success }),
  })
  expect(provider.received).toEqual([])
  expect(provider.complaints).toEqual([])
})

// All that a request can send, as API Gateway hands it over, and what the call is answered with.
test.each([
  [
    'a header',
    { headers: { ...gatewayEvent().headers, dryrun: 'true', 'x-dry-run': 'true' } },
    200,
  ],
  ['its query', { rawQueryString: 'dryRun=true', queryStringParameters: { dryRun: 'true' } }, 200],
  ['a cookie', { cookies: ['dryRun=true'] }, 200],
  ['its body', { body: JSON.stringify({ ...checkoutRequest(), dryRun: true }) }, 400],
])('a request that asks for a dry run in %s is a call like any other', async (_, sent, status) => {
  vi.stubEnv('ORIGIN_SECRET', edgeSecret)
  const { handler, provider } = await loadHandler(answerSession)
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

test('the size of a body counts after decoding', async () => {
  const { handler, provider } = await loadHandler()
  const text = '"'.padEnd(16_385, 'x')

  const result = await handler(
    gatewayEvent({ body: btoa(text), isBase64Encoded: true }),
    lambdaContext,
  )

  expect(result.statusCode).toBe(413)
  expect(provider.received).toEqual([])
})

test.each([
  { event: gatewayEvent({ body: null }), status: 400, code: 'malformed_body' },
  { event: gatewayEvent({ method: 'GET', body: null }), status: 405, code: 'method_not_allowed' },
  { event: gatewayEvent({ method: 'GET' }), status: 405, code: 'method_not_allowed' },
  { event: gatewayEvent({ rawPath: '/api/nothing' }), status: 400, code: 'unknown_path' },
  { event: gatewayEvent({ rawPath: '/api/%E0%A4%A' }), status: 400, code: 'unknown_path' },
  { event: gatewayEvent({ rawPath: '//evil.example/api' }), status: 400, code: 'unknown_path' },
])(
  '$event.requestContext.http.method $event.rawPath with the body $event.body is answered with $code',
  async ({ event, status, code }) => {
    const { handler, provider } = await loadHandler()

    const result = await handler(event, lambdaContext)

    expect(result.statusCode).toBe(status)
    expect(checkoutErrorSchema.parse(JSON.parse(result.body)).error.code).toBe(code)
    expect(provider.received).toEqual([])
  },
)

test('a failure is one line of JSON in the log, without the key or the customer', async () => {
  const { handler } = await loadHandler(answerError(401, { type: 'invalid_request_error' }))

  const result = await handler(gatewayEvent(), lambdaContext)

  expect(result.statusCode).toBe(500)
  expect(log).toHaveLength(1)
  expect(log[0]).toMatch(/^\{[^\n]*\}\n$/)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    code: 'provider_rejected',
    requestId: 'lambda-request-1',
    details: { providerRequestId: 'req_test_1', providerStatus: 401 },
  })
  for (const secret of ['sk_test_key', 'wanjiru', 'Wanjiru', 'Kamau']) {
    expect(log[0]).not.toContain(secret)
  }
})

test('without a setting the function does not load', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_key')
  vi.stubEnv('ALLOWED_ORIGINS', undefined)
  await expect(import('#lambda/handler.ts')).rejects.toThrow(/^ALLOWED_ORIGINS must /)
})
