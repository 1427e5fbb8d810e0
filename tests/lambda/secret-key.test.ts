import type { IncomingMessage, RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTime, storedKey } from '#lambda/secret-key.ts'
import { serve } from '#tests/support/local-server.ts'
import { passTime } from '#tests/support/provider-server.ts'
import { readEnvironment } from '#lambda/env.ts'
import { ApiError } from '#lambda/errors.ts'

// Time stands still until a test lets it pass, however busy the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** GetParameter's response, as passed on by the extension. */
const parameterOf = (Value: string) => JSON.stringify({ Parameter: { Value } })

/** A key behind an extension with these responses, one for each request. */
async function startExtension(...responders: readonly RequestListener[]) {
  const received: IncomingMessage[] = []
  const { port } = await serve((request, response) => {
    const respond = responders[received.length]
    received.push(request)
    if (respond) respond(request, response)
    else response.writeHead(500).end('Unexpected')
  })
  const readKey = storedKey({ parameter: '/site/a key', port, sessionToken: 'token-1' }, passTime)
  return { readKey, received }
}

function respondWith(status: number, body: string): RequestListener {
  return (_request, response) => response.writeHead(status).end(body)
}

const breakConnection: RequestListener = (request) => request.socket.destroy()
const breakBody: RequestListener = (request, response) =>
  response.write('{', () => request.socket.destroy())
const respondWithKey = respondWith(200, parameterOf('sk_test_stored'))

test('the key is requested for each use: by name, decrypted, with the session token', async () => {
  const next = respondWith(200, parameterOf('sk_test_next'))
  const { readKey, received } = await startExtension(respondWithKey, next)
  expect(received).toEqual([])

  await expect(readKey()).resolves.toBe('sk_test_stored')
  await expect(readKey()).resolves.toBe('sk_test_next')

  const request = {
    method: 'GET',
    url: '/systemsmanager/parameters/get?name=%2Fsite%2Fa+key&withDecryption=true',
    headers: { 'x-aws-parameters-secrets-token': 'token-1' },
  }
  expect(received).toMatchObject([request, request])
  // Polls let time pass: less than until the timers end by themselves.
  await expect.poll(() => vi.getTimerCount(), { timeout: 900 }).toBe(0)
})

const noKey = { reason: 'NoKeyInResponse' }

test.each<[what: string, bad: RequestListener, details: object, reads: number]>([
  ['a refusal', respondWith(400, 'an unexpected error'), { extensionStatus: 400 }, 4],
  ['no JSON', respondWith(200, 'not ready to serve traffic'), noKey, 4],
  ['another shape', respondWith(200, '{"SecretString":"sk_x"}'), noKey, 4],
  ['another text', respondWith(200, parameterOf('change me')), noKey, 4],
  ['a header', respondWith(200, parameterOf('Bearer sk_x')), noKey, 4],
  ['a sentence', respondWith(200, parameterOf('sk_x is it')), noKey, 4],
  ['a broken connection', breakConnection, { reason: 'ECONNRESET' }, 4],
  ['a broken response', breakBody, { reason: 'ECONNRESET' }, 4],
  ['silence', () => {}, { reason: 'ETIMEDOUT' }, 2],
])(
  'after %s the key is read again for over a second, and then unavailable',
  async (what, bad, details, reads) => {
    const faults = Array<RequestListener>(reads).fill(bad)
    const { readKey, received } = await startExtension(
      ...faults.slice(1),
      respondWithKey,
      ...faults,
    )
    /** Reads the key while these attempts time out. */
    const read = async (...silent: readonly number[]) => {
      const start = performance.now()
      const reading = readKey().catch((error: unknown) => error)
      for (const attempt of what === 'silence' ? silent : []) {
        await expect.poll(() => received.length).toBe(attempt)
        vi.advanceTimersToNextTimer()
      }
      return [await reading, performance.now() - start] as const
    }
    const [key, time] = await read(1)
    expect(key).toBe('sk_test_stored')
    expect(time).toBeGreaterThan(1_000)

    const [failure, timeToFail] = await read(3, 4)

    expect(failure).toMatchObject({ name: 'ApiError', code: 'key_unavailable', details })
    expect(JSON.stringify(failure)).not.toContain('change me')
    expect(timeToFail).toBeLessThanOrEqual(readTime)
    expect(received).toHaveLength(2 * reads)
  },
)

test('a session token that is invalid as a header makes the key unavailable, after real pauses', async () => {
  const readKey = storedKey({ parameter: '/site/key', port: 1, sessionToken: 'two\nlines' })
  const details = { reason: 'ERR_INVALID_CHAR' }
  const reading = readKey().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_299)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await reading).toMatchObject({ code: 'key_unavailable', details })
})

const complete = {
  SECRET_KEY_PARAMETER: '/site/stripe-secret-key',
  AWS_SESSION_TOKEN: 'token-1',
  ALLOWED_ORIGINS: 'https://www.example.com, http://localhost:4173',
  KEY_MODE: 'test',
  PATH: '/usr/bin',
}

test('the settings are read, of which an empty one counts as not set', () => {
  const originSecret = 'x'.repeat(32)
  const environment = readEnvironment({
    ...complete,
    STRIPE_API_BASE: 'http://127.0.0.1:4174',
    ORIGIN_SECRET: originSecret,
  })
  expect(environment).toMatchObject({
    payments: { apiBase: new URL('http://127.0.0.1:4174') },
    allowedOrigins: ['https://www.example.com', 'http://localhost:4173'],
    originSecret,
  })
  expect(readEnvironment({ ...complete, STRIPE_API_BASE: '' }).payments.apiBase).toBeUndefined()
})

test.each([
  ['test', 'sk_test_key', 'sk_test_key'],
  ['test', 'rk_test_key', 'rk_test_key'],
  ['test', 'sk_live_key', 'NotATestKey'],
  ['test', 'sk_live_sk_test_', 'NotATestKey'],
  ['live', 'rk_live_key', 'rk_live_key'],
  ['live', 'sk_test_key', 'NotALiveKey'],
])('in the mode %s the key %s gives %s', async (KEY_MODE, key, expected) => {
  const { port } = await serve((_request, response) => {
    response.end(JSON.stringify({ Parameter: { Value: key } }))
  })
  const settings = { ...complete, PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(port) }
  const { payments } = readEnvironment({ ...settings, KEY_MODE })
  const given = await payments.secretKey().catch((error: unknown) => {
    return error instanceof ApiError && error.code === 'key_unavailable' && error.details['reason']
  })
  expect(given).toBe(expected)
})

test.each([
  ['SECRET_KEY_PARAMETER', undefined],
  ['AWS_SESSION_TOKEN', undefined],
  ['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', 'http'],
  ['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', '0123456789'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:0123456789'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:4174/v1'],
  ['ALLOWED_ORIGINS', undefined],
  ['ALLOWED_ORIGINS', 'https://www.example.com/'],
  ['ALLOWED_ORIGINS', 'https://www.example.com,'],
  ['ORIGIN_SECRET', '0123456789'],
  ['KEY_MODE', undefined],
  ['KEY_MODE', 'false'],
])('the %s %j is refused by name, and not quoted', (name, value) => {
  const read = () => readEnvironment({ ...complete, [name]: value })
  expect(read).toThrow(`${name} is missing or wrong`)
  expect(read).not.toThrow('0123456789')
})
