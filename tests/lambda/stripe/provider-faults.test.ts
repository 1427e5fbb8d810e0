import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, apiErrors, type ApiErrorCode } from '#lambda/errors.ts'
import { noFault, type Fault } from '#infra/local/stripe/server.ts'
import type { Payments } from '#lambda/payments.ts'
import { isTransient, toApiError } from '#lambda/stripe/failures.ts'
import { attemptTimeout } from '#lambda/stripe/call.ts'
import { paymentTime } from '#lambda/stripe/sessions.ts'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import {
  paymentPage,
  respondWithError,
  respondWithJson,
  sampleOrder,
  startPayments,
} from '#tests/support/provider-server.ts'

// Tests let an attempt's time run out. Stripe's package waits half a second before its own retries.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
)
afterEach(() => void vi.useRealTimers())

/** Lets each of these attempts time out as soon as it has arrived. */
async function timeOut(arrived: () => number, ...attempts: readonly number[]): Promise<void> {
  for (const attempt of attempts) {
    await expect.poll(arrived).toBe(attempt)
    vi.advanceTimersByTime(attemptTimeout)
  }
}

/** The payment page's address, or the error's code and logged cause. */
async function pay({ createSession }: Payments): Promise<string> {
  try {
    return (await createSession(sampleOrder)).url
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { reason, providerStatus, providerError } = error.details
    return `${error.code} ${String(reason ?? providerStatus ?? providerError)}`
  }
}

const json = { 'content-type': 'application/json' }

const reset: Fault = (_response, request) => request.socket.destroy()

// A timeout of idle time would never end it.
const drip: Fault = (response, request) => {
  response.writeHead(200, json)
  const writing = setInterval(() => response.write(' '), 5)
  request.socket.once('close', () => clearInterval(writing))
}

const breakOff: Fault = (response, request) => {
  response.writeHead(200, { ...json, 'content-length': 1_000 })
  response.write('{"object":', () => request.socket.destroy())
}

// As from a proxy.
const respondWithPage: Fault = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')

const redirect: Fault = (response) => response.writeHead(307, { location: '/v1/elsewhere' }).end()
const failForGood: Fault = (response, ...others) => {
  response.setHeader('stripe-should-retry', 'false')
  respondWithError(500, {})(response, ...others)
}
const invalid = { type: 'invalid_request_error' }
const lockTimeout = respondWithError(400, { ...invalid, code: 'lock_timeout' })
const unavailable = 'provider_unavailable'

test.each<[what: string, fault: Fault, error: string]>([
  ['resets the connection', reset, `${unavailable} ECONNRESET`],
  ['never responds', () => {}, `${unavailable} ETIMEDOUT`],
  ['drips its body', drip, `${unavailable} ETIMEDOUT`],
  ['breaks off its body', breakOff, `${unavailable} ECONNRESET`],
  ['responds with a page', respondWithPage, `${unavailable} StripeAPIError`],
  ['redirects, which is not followed', redirect, `${unavailable} StripeAPIError`],
  ['limits the rate', respondWithError(429, { code: 'rate_limit' }), 'provider_busy 429'],
  ['fails', respondWithError(500, { type: 'api_error' }), `${unavailable} 500`],
  ['has locked the object', lockTimeout, 'provider_busy 400'],
])('a provider that %s gets two retries, with one key', async (_, fault, error) => {
  const faultsOf = [fault, noFault, fault, fault, fault, fault, fault, fault]
  const { provider, payments } = await startPayments(...faultsOf)
  const arrived = () => provider.received.length
  const isEndless = error.endsWith('ETIMEDOUT')

  const recovering = pay(payments)
  if (isEndless) await timeOut(arrived, 1)
  expect(await recovering).toMatch(paymentPage)

  const failing = pay(payments)
  if (isEndless) await timeOut(arrived, 3, 4, 5)
  expect(await failing).toBe(error)

  const keys = provider.received.map((headers) => String(headers['idempotency-key']))
  const [first = '', repeated, second = '', ...others] = keys
  expect(repeated).toBe(first)
  // The package retries a request once if its connection was closed, and then fails.
  const sentTwice = fault === reset ? 2 : 1
  expect(others).toEqual(Array.from({ length: 3 * sentTwice - 1 }, () => second))
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).not.toBe(first)
})

const inUse = respondWithError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })

test.each([
  [15_000, paymentPage],
  [60_000, 'provider_unavailable 409'],
])(
  'a provider that needs %d ms is waited for, within the promised time: %s',
  async (ms, outcome) => {
    // Time only passes in pauses and by the test.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const start = performance.now()
    let isDone = false
    const work: Fault = () => void setTimeout(() => (isDone = true), ms)
    const repeat: Fault = (...call) => (isDone ? noFault : inUse)(...call)
    const { provider, payments } = await startPayments(work, ...Array<Fault>(20).fill(repeat))

    const paying = pay(payments)
    await timeOut(() => provider.received.length, 1)

    expect(await paying).toMatch(outcome)
    expect(performance.now() - start).toBeLessThanOrEqual(paymentTime)
    expect(performance.now() - start).toBeGreaterThan(Math.min(ms, paymentTime - 2_000))
    const keys = provider.received.map((headers) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  },
)

test.each<[status: number, error: Readonly<Record<string, string>>, code: ApiErrorCode]>([
  [400, { ...invalid, param: 'customer_email' }, 'email_refused'],
  [400, { ...invalid, param: 'line_items' }, 'provider_rejected'],
  [400, { ...invalid, code: 'rate_limit' }, 'provider_busy'],
  [400, { type: 'idempotency_error' }, 'provider_rejected'],
  [401, invalid, 'key_refused'],
  [402, { type: 'card_error' }, 'provider_unavailable'],
  [403, invalid, 'key_refused'],
])('a provider’s %d with %j is final: %s', async (status, error, code) => {
  const { provider, payments } = await startPayments(respondWithError(status, error))
  expect(await pay(payments)).toBe(`${code} ${status}`)
  expect(provider.received).toHaveLength(1)
})

const withAddress = (url?: string) => respondWithJson(200, { id: 'cs_test_1', url })
const noPage = 'provider_unavailable SessionWithoutUrl'
// As on a developer's machine.
const withoutTls = 'http://127.0.0.1:4174/pay/1'

test.each<[what: string, respond: Fault, outcome: string]>([
  ['stored failure', failForGood, 'provider_unavailable 500'],
  ['session without an address', withAddress(), noPage],
  ['script', withAddress('javascript:alert(1)'), noPage],
  ['app’s address', withAddress('httpsx://pay.example'), noPage],
  ['address of another app', withAddress('xhttps://pay.example'), noPage],
  ['address without TLS', withAddress(withoutTls), withoutTls],
  ['list', respondWithJson(200, []), noPage],
])('a %s is final too: %s', async (_what, respond, outcome) => {
  const { provider, payments } = await startPayments(respond)
  expect(await pay(payments)).toBe(outcome)
  expect(provider.received).toHaveLength(1)
})

// The environment sleeps between two events and misses that the provider closes a connection.
test('a connection closed in the meantime costs no attempt', async () => {
  const known = new Set<Socket>()
  const closeIfKnown: Fault = (_response, request, answer) => {
    if (known.has(request.socket)) request.socket.destroy()
    else answer()
    known.add(request.socket)
  }
  const { provider, payments } = await startPayments(closeIfKnown, closeIfKnown, closeIfKnown)
  for (const paid of [await pay(payments), await pay(payments)]) expect(paid).toMatch(paymentPage)
  expect(vi.getTimerCount()).toBe(0)
  expect(provider.received).toHaveLength(2)
})

test('the provider’s message is neither returned nor logged', async () => {
  const message = 'Invalid email address: wanjiru@example.com (key sk_test_key)'
  const detail = { code: 'wanjiru' }
  const error = { ...invalid, code: 'email_invalid', param: 'customer_email', message, detail }
  const { payments } = await startPayments(respondWithJson(400, { error }))
  const { post, log } = startApp(payments)

  const response = await post(checkoutRequest())

  const code = emailRefusedCode
  expect(await response.json()).toEqual({ error: { code, message: apiErrors[code].message } })
  expect(log.map(({ details }) => details)).toEqual([
    {
      providerError: 'StripeInvalidRequestError',
      providerCode: 'email_invalid',
      providerParameter: 'customer_email',
      providerStatus: 400,
      providerRequestId: 'req_test_1',
    },
  ])
})

test('the package’s own errors make the provider unavailable, without a retry', () => {
  const error = new TypeError('Cannot convert wanjiru@example.com')
  expect(isTransient(error)).toBe(false)
  expect(toApiError(error)).toMatchObject({
    code: 'provider_unavailable',
    details: { providerError: 'UnreadableResponse' },
  })
})
