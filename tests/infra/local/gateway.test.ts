import { expect, test } from 'vitest'
import { createGateway, type Invoke } from '#infra/local/gateway.ts'
import { serve } from '#tests/support/local-server.ts'

async function gatewayTo(
  invoke: Invoke,
  limits: { readonly timeoutMs?: number; readonly bodyLimit?: number } = {},
) {
  const logged: string[] = []
  const gateway = createGateway({ invoke, ...limits, log: (message) => logged.push(message) })
  const { url } = await serve((request, response) => void gateway(request, response))
  return { url: `${url}/api/create-checkout-session`, logged }
}

async function answered(response: Response) {
  const body: unknown = await response.json()
  return [response.status, response.headers.get('content-type'), body]
}

test("the function's result reaches the visitor", async () => {
  const { url } = await gatewayTo(async () => ({
    statusCode: 400,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    cookies: ['a=1', 'b=2'],
    body: '{"error":{"code":"empty"}}',
  }))
  const response = await fetch(url, { method: 'POST', body: '{}' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answered(response)).toEqual([400, 'application/json', { error: { code: 'empty' } }])
})

test.each<[string, Invoke]>([
  ['throws', () => Promise.reject(new Error('secret detail'))],
  ['answers rubbish', async () => ({ statusCode: 'rubbish' })],
  [
    'answers with a header nobody can send',
    async () => ({ statusCode: 200, headers: { a: '\n' } }),
  ],
])('a function that %s is an internal error, and the gateway lives on', async (_, invoke) => {
  const { url, logged } = await gatewayTo(invoke)
  for (const attempt of [1, 2]) {
    const response = await fetch(url)
    expect(await answered(response)).toEqual([
      500,
      'application/json',
      { message: 'Internal Server Error' },
    ])
    expect(logged).toHaveLength(attempt)
  }
})

test('a function that hangs is given up', async () => {
  const { url, logged } = await gatewayTo(() => new Promise(() => {}), { timeoutMs: 20 })
  expect(await answered(await fetch(url))).toEqual([
    503,
    'application/json',
    { message: 'Service Unavailable' },
  ])
  expect(logged).toEqual(['/api/create-checkout-session: no answer within 20 ms'])
})

test('a body above the limit is refused and never reaches the function', async () => {
  let events = 0
  const count: Invoke = async () => (events += 1)
  const { url } = await gatewayTo(count, { bodyLimit: 100_000 })
  const send = (size: number) => fetch(url, { method: 'POST', body: 'x'.repeat(size) })
  expect(await answered(await send(100_001))).toEqual([
    413,
    'application/json',
    { message: 'Request Entity Too Large' },
  ])
  expect(events).toBe(0)
  expect((await send(100_000)).status).toBe(200)
  expect(events).toBe(1)
})

test('ten megabytes is the limit when none is given', async () => {
  const { url } = await gatewayTo(async () => 'received')
  const limit = 10 * 1024 * 1024
  const statusOf = async (size: number) =>
    (await fetch(url, { method: 'POST', body: Buffer.alloc(size) })).status
  expect(await statusOf(limit)).toBe(200)
  expect(await statusOf(limit + 1)).toBe(413)
})

test('a visitor who leaves in the middle leaves no trace', async () => {
  const { url, logged } = await gatewayTo(async () => 'received')
  const leaving = new AbortController()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half of it'))
    },
    pull() {
      leaving.abort()
    },
  })
  const init = { method: 'POST', body, duplex: 'half', signal: leaving.signal } as const
  await expect(fetch(url, init)).rejects.toThrow('aborted')
  expect((await fetch(url)).status).toBe(200)
  expect(logged).toEqual([])
})
