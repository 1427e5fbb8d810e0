import { createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, apiErrors, type ApiErrorCode } from '#lambda/errors.ts'
import { maxResponseBytes } from '#lambda/json-request.ts'
import type { Payments } from '#lambda/payments.ts'
import { isTransient, toApiError } from '#lambda/stripe/errors.ts'
import { attemptTimeout } from '#lambda/stripe/payments.ts'
import { emailRefusedCode } from '#shared/checkout-contract.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import { listenDuringTest } from '#tests/support/local-server.ts'
import { faults } from '#tests/support/provider-faults.ts'
import {
  paymentPage,
  paymentsAt,
  respondWithError,
  respondWithJson,
  respondWithPage,
  respondWithSession,
  sampleOrder,
  startPayments,
  type Responder,
} from '#tests/support/provider-server.ts'

// Time stands still, however busy the machine is, until a test lets it run out.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Lets the time of these attempts run out, each as soon as it has arrived. */
async function timeOut(arrived: () => number, ...attempts: readonly number[]): Promise<void> {
  for (const attempt of attempts) {
    await expect.poll(arrived).toBe(attempt)
    vi.advanceTimersByTime(attemptTimeout)
  }
}

/** The payment page's address, or the error: its code, and what the log says of the cause. */
async function pay({ createSession }: Payments): Promise<string> {
  try {
    return (await createSession(sampleOrder)).url
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { reason, providerStatus, providerError } = error.details
    return `${error.code} ${String(reason ?? providerStatus ?? providerError)}`
  }
}

const session = JSON.stringify({ object: 'checkout.session', url: paymentPage })
const flood: Responder = (response) => response.end(' '.repeat(maxResponseBytes) + session)
const fill: Responder = (response) => response.end(session.padEnd(maxResponseBytes))
const redirect: Responder = (response) =>
  response.writeHead(307, { location: '/v1/elsewhere' }).end(session)
const failForGood: Responder = (response) =>
  response.writeHead(500, { 'stripe-should-retry': 'false' }).end('{}')
const invalid = { type: 'invalid_request_error' }
const lockTimeout = respondWithError(400, { ...invalid, code: 'lock_timeout' })

test.each<[what: string, fault: Responder, error: string]>([
  ...faults,
  ['floods', flood, 'provider_unavailable ResponseTooLarge'],
  ['responds with a list', respondWithJson(200, []), 'provider_unavailable NotAnObject'],
  ['offers a choice', respondWithJson(300, {}), 'provider_unavailable Redirect'],
  ['redirects, which is not followed', redirect, 'provider_unavailable Redirect'],
  ['fails with another object', respondWithJson(503, {}), 'provider_unavailable 503'],
  ['is behind a broken proxy', respondWithPage(502), 'provider_unavailable 502'],
  [
    'uses the key',
    respondWithError(409, { type: 'idempotency_error' }),
    'provider_unavailable 409',
  ],
  ['has locked the object', lockTimeout, 'provider_busy 400'],
])('a provider that %s gets two retries, with one key', async (_, fault, error) => {
  const responders = [fault, respondWithSession, fault, fault, fault]
  const { provider, payments } = await startPayments(...responders)
  const arrived = () => provider.received.length
  const isEndless = error.endsWith('Timeout')

  const recovering = pay(payments)
  if (isEndless) await timeOut(arrived, 1)
  expect(await recovering).toBe(paymentPage)

  const failing = pay(payments)
  if (isEndless) await timeOut(arrived, 3, 4, 5)
  expect(await failing).toBe(error)

  const keys = provider.received.map(({ headers }) => String(headers['idempotency-key']))
  const [first = '', , second = ''] = keys
  expect(keys).toEqual([first, first, second, second, second])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).not.toBe(first)
  expect(provider.unexpected).toEqual([])
})

test.each<[status: number, error: Readonly<Record<string, string>>, code: ApiErrorCode]>([
  [400, { ...invalid, param: 'customer_email' }, 'email_refused'],
  [400, { ...invalid, param: 'line_items' }, 'provider_rejected'],
  [400, { ...invalid, code: 'rate_limit' }, 'provider_busy'],
  [400, { type: 'idempotency_error' }, 'provider_rejected'],
  [401, invalid, 'provider_rejected'],
  [402, { type: 'card_error' }, 'provider_unavailable'],
  [403, invalid, 'provider_rejected'],
  [424, { type: 'api_error' }, 'provider_unavailable'],
])('a provider’s %d with %j is final: %s', async (status, error, code) => {
  const { provider, payments } = await startPayments(respondWithError(status, error))
  expect(await pay(payments)).toBe(`${code} ${status}`)
  expect(provider.received).toHaveLength(1)
})

const withAddress = (url?: string) => respondWithJson(200, { url })
const noPage = 'provider_unavailable SessionWithoutUrl'
// As on a developer's machine.
const withoutTls = 'http://127.0.0.1:4174/pay/1'

test.each<[what: string, respond: Responder, outcome: string]>([
  ['failure that it has stored', failForGood, 'provider_unavailable 500'],
  ['session without an address', withAddress(), noPage],
  ['script', withAddress('javascript:alert(1)'), noPage],
  ['app’s address', withAddress('httpsx://pay.example'), noPage],
  ['address of another app', withAddress('xhttps://pay.example'), noPage],
  ['address without TLS', withAddress(withoutTls), withoutTls],
  ['response of exactly the largest size', fill, paymentPage],
])('so is a %s: %s', async (_what, respond, outcome) => {
  const { provider, payments } = await startPayments(respond)
  expect(await pay(payments)).toBe(outcome)
  expect(provider.received).toHaveLength(1)
})

// The environment sleeps between two events, and does not notice that the provider closes a connection.
test('a connection that was closed in the meantime costs no attempt', async () => {
  const known = new Set<Socket>()
  const closeIfKnown: Responder = (response, request) => {
    if (known.has(request.socket)) request.socket.destroy()
    else respondWithSession(response, request)
    known.add(request.socket)
  }
  const { provider, payments } = await startPayments(closeIfKnown, closeIfKnown, closeIfKnown)
  expect([await pay(payments), await pay(payments)]).toEqual([paymentPage, paymentPage])
  expect(provider.received).toHaveLength(2)
})

test.each([
  ['never finishes the TLS handshake', () => {}, 'Timeout'],
  ['speaks no TLS', (socket: Socket) => void socket.end('SSH-2.0\r\n'), 'EPROTO'],
])('a port that %s is retried', async (_, onConnection, reason) => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    onConnection(socket)
  })
  const { port } = await listenDuringTest(server)
  const paying = pay(paymentsAt(new URL(`https://127.0.0.1:${port}`)))
  if (reason === 'Timeout') await timeOut(() => connections, 1, 2, 3)
  expect(await paying).toBe(`provider_unavailable ${reason}`)
  expect(connections).toBe(3)
})

test('the provider’s message is neither returned nor logged', async () => {
  const message = 'Invalid email address: wanjiru@example.com (key sk_test_key)'
  const error = { ...invalid, code: 'email_invalid', param: 'customer_email', message }
  const { payments } = await startPayments(respondWithError(400, error))
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

test('an error of the package itself makes the provider unavailable, without a retry', () => {
  const error = new TypeError('Cannot convert wanjiru@example.com')
  expect(isTransient(error)).toBe(false)
  expect(toApiError(error)).toMatchObject({
    code: 'provider_unavailable',
    details: { providerError: 'UnreadableResponse' },
  })
})
