import { expect, test } from 'vitest'
import { createHttpApi, type IntegratedRoute } from '#infra/local/api-gateway/http-api.ts'
import { parseRoute } from '#infra/local/api-gateway/route.ts'
import type { HttpRequest, Respond } from '#infra/local/http.ts'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'
import { httpRequest } from '#tests/infra/local/http-request.ts'
import { anyOf } from '#tests/support/matchers.ts'

type Invoke = IntegratedRoute['invoke']

function apiTo(invoke: Invoke, changes: Partial<IntegratedRoute> = {}, key = '$default') {
  const logged: (readonly [string, unknown])[] = []
  const route = { ...parseRoute(key), invoke, timeoutMs: 30_000, takeToken: () => true, ...changes }
  const respond = createHttpApi({
    id: 'shop',
    routes: [route],
    log: (message, error) => logged.push([message, error]),
  })
  return { respond, logged }
}

async function answered(respond: Respond, request: Partial<HttpRequest> = {}) {
  const { status, headers, body } = await respond(httpRequest(request))
  expect(headers['apigw-requestid']).toMatch(/^[\w-]+$/)
  return [status, headers['content-type'], body.toString()]
}

function refused(status: number, message: string) {
  return [status, 'application/json', `{"message":"${message}"}`]
}

test("the function's result is the answer, with the request's id", async () => {
  const { respond } = apiTo(async ({ requestContext }) => ({
    statusCode: 400,
    headers: { 'content-type': 'application/json', 'x-id': requestContext.requestId },
    cookies: ['a=1', 'b=2'],
    body: '{"error":{"code":"empty"}}',
  }))
  const { status, headers, cookies, body } = await respond(httpRequest())
  expect({ status, cookies, body: body.toString() }).toEqual({
    status: 400,
    cookies: ['a=1', 'b=2'],
    body: '{"error":{"code":"empty"}}',
  })
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-id': headers['apigw-requestid'],
    'apigw-requestid': anyOf(String),
  })
})

test.each<[string, Invoke]>([
  ['throws', () => Promise.reject(new Error('secret detail'))],
  [
    'throws before it promises',
    () => {
      throw new Error('at once')
    },
  ],
  [
    'is aborted by its own doing',
    () => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })),
  ],
  ['answers rubbish', async () => ({ statusCode: 'rubbish' })],
  [
    'answers with a header nobody can send',
    async () => ({ statusCode: 200, headers: { a: '\n' } }),
  ],
])('a function that %s is an internal error, and the API lives on', async (_, failing) => {
  let invoke = failing
  const { respond, logged } = apiTo((event) => invoke(event))
  for (const attempt of [1, 2]) {
    expect(await answered(respond)).toEqual(refused(500, 'Internal Server Error'))
    expect(logged).toHaveLength(attempt)
  }
  expect(logged[0]).toEqual([
    'GET /api/create-checkout-session: the function failed',
    expect.any(Error),
  ])
  invoke = async () => 'well again'
  expect(await answered(respond)).toEqual([200, 'application/json', 'well again'])
})

test('a function that is throttled is an internal error, of which one line is enough', async () => {
  const { respond, logged } = apiTo(() => Promise.reject(new TooManyRequests()))
  expect(await answered(respond)).toEqual(refused(500, 'Internal Server Error'))
  expect(logged).toEqual([['GET /api/create-checkout-session: Rate Exceeded.', undefined]])
})

test('a function that is stopped has not failed', async () => {
  const { respond, logged } = apiTo(() => Promise.reject(new DOMException('', 'AbortError')))
  expect(await answered(respond)).toEqual(refused(500, 'Internal Server Error'))
  expect(logged).toEqual([])
})

test('a function that hangs is given up', async () => {
  const { respond, logged } = apiTo(() => new Promise(() => {}), { timeoutMs: 20 })
  expect(await answered(respond)).toEqual(refused(503, 'Service Unavailable'))
  expect(logged).toEqual([['GET /api/create-checkout-session: no answer within 20 ms', undefined]])
})

test('a request without a route never reaches the function', async () => {
  const { respond } = apiTo(async () => 'received', {}, 'GET /api/{proxy+}')
  expect(await answered(respond)).toEqual([200, 'application/json', 'received'])
  expect(await answered(respond, { method: 'POST' })).toEqual(refused(404, 'Not Found'))
  expect(await answered(respond, { path: '/other' })).toEqual(refused(404, 'Not Found'))
})

test('a request without a token never reaches the function', async () => {
  const tokens = [true, false]
  let events = 0
  const count: Invoke = async () => (events += 1)
  const { respond } = apiTo(count, { takeToken: () => tokens.shift() ?? true })
  expect(await answered(respond)).toEqual([200, 'application/json', '1'])
  expect(await answered(respond)).toEqual(refused(429, 'Too Many Requests'))
  expect(await answered(respond)).toEqual([200, 'application/json', '2'])
})

// The function gets at most 6 MB, and base64 makes a third more of what is no text.
test.each([
  [5_900_000, 'text/plain', 200],
  [6 * 1024 * 1024, 'text/plain', 413],
  [4_400_000, 'image/png', 200],
  [4_800_000, 'image/png', 413],
  [10 * 1024 * 1024 + 1, 'text/plain', 413],
])('a body of %i bytes of %s is answered by %i', async (size, type, status) => {
  let events = 0
  const count: Invoke = async () => (events += 1)
  const { respond } = apiTo(count)
  const headers = { 'content-type': type }
  const body = Buffer.alloc(size, 'x')
  expect(await answered(respond, { method: 'POST', headers, body })).toEqual(
    status === 200 ? [200, 'application/json', '1'] : refused(413, 'Request Entity Too Large'),
  )
  expect(events).toBe(status === 200 ? 1 : 0)
})
