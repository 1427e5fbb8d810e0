import { createServer, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxResponseBytes } from '#lambda/json-request.ts'
import type { Payments } from '#lambda/payments.ts'
import { attemptTimeout, createStripePayments, maxRetries } from '#lambda/stripe-payments.ts'
import { listenDuringTest } from '#tests/support/local-server.ts'
import { faults } from '#tests/support/provider-faults.ts'
import {
  paymentPage,
  respondWithError,
  respondWithJson,
  respondWithSession,
  sampleOrder as order,
  serveProvider,
  startPayments,
  type Responder,
} from '#tests/support/provider-server.ts'

// Time stands still, however busy the machine is, until a test lets it run out.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Lets the time of as many attempts run out, each as soon as it has arrived. */
async function timeOut(attempts: number, arrived: () => number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await expect.poll(arrived).toBe(attempt)
    vi.advanceTimersByTime(attemptTimeout)
  }
}

const json = { 'content-type': 'application/json' }
const session = JSON.stringify({ object: 'checkout.session', url: paymentPage })

const reset = faults['resets the connection']
const hang = faults['never responds']
const hangInBody: Responder = faults['is silent in the body']
const resetAfterHeaders = faults['resets the connection after the headers']
const hangAfterHeaders = faults['is silent after the headers']
const breakOff = faults['breaks off its body']
const drip = faults['drips its body']
const flood: Responder = (response) => response.end(' '.repeat(maxResponseBytes) + session)
const fill: Responder = (response) => response.end(session.padEnd(maxResponseBytes))
const redirect: Responder = (response) => {
  response.writeHead(307, { location: '/v1/elsewhere' }).end(session)
}
const respondWithPage = (status: number): Responder => {
  return (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<html>')
}

/** These never send all of a response. */
const endless: readonly Responder[] = [hang, hangAfterHeaders, hangInBody, drip]

const maxAttempts = 1 + maxRetries
const everyAttempt = (respond: Responder) => Array.from({ length: maxAttempts }, () => respond)
const rateLimit = respondWithError(429, { type: 'invalid_request_error', code: 'rate_limit' })
const limitForAnHour: Responder = (response, request) => {
  response.setHeader('retry-after', '3600')
  rateLimit(response, request)
}
const lockTimeout = respondWithError(400, { type: 'invalid_request_error', code: 'lock_timeout' })
const keyInUse = respondWithError(409, { type: 'idempotency_error' })
const serverError = respondWithError(500, { type: 'api_error' })

const unavailable = 'provider_unavailable'
const busy = 'provider_busy'

/** Why no session is created. */
const failureOf = ({ createSession }: Payments): Promise<unknown> =>
  createSession(order).catch((error: unknown) => error)

test.each([
  ['resets the connection', reset, unavailable, { reason: 'ECONNRESET' }],
  ['resets it after the headers', resetAfterHeaders, unavailable, { reason: 'ECONNRESET' }],
  ['never responds', hang, unavailable, { reason: 'Timeout' }],
  ['is silent after the headers', hangAfterHeaders, unavailable, { reason: 'Timeout' }],
  ['is silent in the body', hangInBody, unavailable, { reason: 'Timeout' }],
  ['drips its body', drip, unavailable, { reason: 'Timeout' }],
  ['breaks off its body', breakOff, unavailable, { reason: 'ECONNRESET' }],
  ['floods', flood, unavailable, { reason: 'ResponseTooLarge' }],
  ['responds with a page', respondWithPage(200), unavailable, { reason: 'NotAnObject' }],
  ['responds with null', respondWithJson(200, null), unavailable, { reason: 'NotAnObject' }],
  ['responds with a list', respondWithJson(200, []), unavailable, { reason: 'NotAnObject' }],
  ['offers a choice', respondWithJson(300, {}), unavailable, { reason: 'Redirect' }],
  ['redirects', redirect, unavailable, { reason: 'Redirect' }],
  ['fails', serverError, unavailable, { providerStatus: 500 }],
  ['fails with another object', respondWithJson(503, {}), unavailable, { providerStatus: 503 }],
  ['is behind a broken proxy', respondWithPage(502), unavailable, { providerStatus: 502 }],
  ['still has the key in use', keyInUse, unavailable, { providerStatus: 409 }],
  ['limits the rate', rateLimit, busy, { providerStatus: 429 }],
  ['limits the rate for an hour', limitForAnHour, busy, { providerStatus: 429 }],
  ['limits the rate with a page', respondWithPage(429), busy, { providerStatus: 429 }],
  ['has locked the object', lockTimeout, busy, { providerCode: 'lock_timeout' }],
])('a provider that %s gets every retry, with one key', async (_, fault, code, details) => {
  const { provider, payments } = await startPayments(everyAttempt(fault))

  const failure = failureOf(payments)
  if (endless.includes(fault)) await timeOut(maxAttempts, () => provider.received.length)
  expect(await failure).toMatchObject({ code, details })

  const keys = provider.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual(everyAttempt(fault).map(() => keys[0]))
  expect(provider.unexpected).toEqual([])
})

test.each([
  ['a reset', reset],
  ['silence', hang],
  ['a broken-off body', breakOff],
  ['a rate limit', rateLimit],
])('after %s a retry creates the session, with the same key', async (_, fault) => {
  const { provider, payments } = await startPayments([fault, respondWithSession])

  const created = payments.createSession(order)
  if (endless.includes(fault)) await timeOut(1, () => provider.received.length)
  expect(await created).toEqual({ url: paymentPage })

  const [first, second, ...others] = provider.received
  expect(first?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(others).toEqual([])
})

// The environment sleeps between two events, and does not notice that the provider closes a connection.
test('a connection that was closed in the meantime costs no attempt', async () => {
  const known = new Set<Socket>()
  const closeIfKnown: Responder = (response, request) => {
    if (known.has(request.socket)) request.socket.destroy()
    else respondWithSession(response, request)
    known.add(request.socket)
  }
  const { provider, payments } = await startPayments(everyAttempt(closeIfKnown))
  await payments.createSession(order)
  await payments.createSession(order)
  expect(provider.received).toHaveLength(2)
})

test('a payment page without TLS is one, as on a developer’s machine', async () => {
  const url = 'http://127.0.0.1:4174/pay/1'
  const { payments } = await startPayments([respondWithJson(200, { url })])
  await expect(payments.createSession(order)).resolves.toEqual({ url })
})

test('a response of exactly the largest size is read', async () => {
  const { payments } = await startPayments([fill])
  await expect(payments.createSession(order)).resolves.toEqual({ url: paymentPage })
})

const failWithoutRetry: Responder = (response) =>
  response.writeHead(500, { ...json, 'stripe-should-retry': 'false' }).end('{}')
const withoutUrl = { providerError: 'SessionWithoutUrl' }

test.each([
  ['a page with status 403', respondWithPage(403), { providerStatus: 403 }],
  ['a failure that it has stored', failWithoutRetry, { providerStatus: 500 }],
  ['no url', respondWithJson(200, { object: 'checkout.session' }), withoutUrl],
  ['the url null', respondWithJson(200, { url: null }), withoutUrl],
  ['a script', respondWithJson(200, { url: 'javascript:alert(1)' }), withoutUrl],
  ['a path', respondWithJson(200, { url: '/pay' }), withoutUrl],
  ['an app’s address', respondWithJson(200, { url: 'httpsx://pay.example' }), withoutUrl],
  ['another app’s', respondWithJson(200, { url: 'xhttps://pay.example' }), withoutUrl],
])('a response with %s fails without a retry', async (_, respond, details) => {
  const { provider, payments } = await startPayments([respond])
  await expect(payments.createSession(order)).rejects.toMatchObject({ name: 'ApiError', details })
  expect(provider.received).toHaveLength(1)
})

test('a redirect is not followed: the customer’s details go to the provider alone', async () => {
  const elsewhere = await serveProvider(respondWithSession)
  const location = `${elsewhere.url.origin}/v1/checkout/sessions`
  const { payments } = await startPayments(
    everyAttempt((response) => response.writeHead(307, { location }).end()),
  )
  await expect(payments.createSession(order)).rejects.toMatchObject({ code: unavailable })
  expect(elsewhere.received).toEqual([])
})

const speakSsh = (socket: Socket) => void socket.end('SSH-2.0\r\n')

test.each([
  ['never finishes the TLS handshake', 'https:', () => {}, 'Timeout'],
  ['speaks no TLS', 'https:', speakSsh, 'EPROTO'],
  ['speaks no HTTP', 'http:', speakSsh, 'HPE_INVALID_CONSTANT'],
])('a port that %s is retried', async (_, protocol, onConnection, reason) => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    onConnection(socket)
  })
  const { port } = await listenDuringTest(server)
  const apiBase = new URL(`${protocol}//127.0.0.1:${port}`)
  const payments = createStripePayments({ secretKey: async () => 'sk_test_key', apiBase, pause: 1 })

  const failure = failureOf(payments)
  if (reason === 'Timeout') await timeOut(maxAttempts, () => connections)
  expect(await failure).toMatchObject({ code: unavailable, details: { reason } })
  expect(connections).toBe(maxAttempts)
})

test('a body that never ends ends the attempt, even after a garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  let collected = 0
  const hangAndCollect: Responder = (response, request) => {
    hangInBody(response, request)
    let collections = 0
    const collecting = setInterval(() => {
      runInNewContext('gc()')
      collections += 1
      if (collections === 2) collected += 1
    }, 20)
    request.socket.once('close', () => clearInterval(collecting))
  }
  const { payments } = await startPayments(everyAttempt(hangAndCollect))
  const failure = failureOf(payments)
  await timeOut(maxAttempts, () => collected)
  expect(await failure).toMatchObject({ code: unavailable })
})
