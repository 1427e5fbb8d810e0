import { afterEach, expect, test, vi } from 'vitest'
import type { Behavior } from '#infra/local/cloudfront/behaviors.ts'
import { askOrigin } from '#infra/local/cloudfront/origin-response.ts'
import { answer, type HttpAnswer, type Origin } from '#infra/local/http.ts'
import { viewerRequest } from './preview-edge.ts'

afterEach(() => {
  vi.useRealTimers()
})

function behavior(respond: Origin, changes: Partial<Behavior> = {}, isBucket = false): Behavior {
  return {
    origin: {
      domainName: 'origin.example.com',
      path: '',
      customHeaders: {},
      isBucket,
      signer: null,
      responseTimeoutMs: 30_000,
      respond,
    },
    allowedMethods: new Set(['GET']),
    cachePolicy: { caches: true, encodings: [] },
    forwarded: 'nothing',
    compresses: false,
    edgeFunction: null,
    withResponseHeaders: (answered) => answered,
    ...changes,
  }
}

async function ask(respond: Origin, changes: Partial<Behavior> = {}, isBucket = false) {
  const logged: string[] = []
  const through = behavior(respond, changes, isBucket)
  const answered = await askOrigin(viewerRequest(), through, (message) => logged.push(message))
  return { ...answered, logged }
}

function page(changes: Partial<HttpAnswer> = {}): HttpAnswer {
  return { ...answer(200, { 'content-type': 'text/html' }, 'page'), ...changes }
}

test("the origin's answer is passed on, errors too", async () => {
  for (const status of [200, 204, 301, 404, 500, 599]) {
    const { logged, ...answered } = await ask(async () => page({ status }))
    expect(answered).toEqual(page({ status }))
    expect(logged).toEqual([])
  }
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#ResponseCustomRemovedHeaders
test.each([
  'connection',
  'content-length',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
])('%s of the origin does not reach the viewer', async (name) => {
  expect((await ask(async () => page({ headers: { [name]: 'x' } }))).headers).toEqual({})
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorS3Origin.html#response-s3-removed-headers
test('nor do the names by which S3 knows its requests', async () => {
  const headers = { 'x-amz-request-id': '1', 'x-amz-id-2': '2', 'x-amz-version-id': '3' }
  expect((await ask(async () => page({ headers }), {}, true)).headers).toEqual({
    'x-amz-version-id': '3',
  })
  expect((await ask(async () => page({ headers }))).headers).toEqual(headers)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html
test('cookies are set where cookies are forwarded', async () => {
  const cookies = ['a=1', 'b=2']
  const respond: Origin = async () => page({ cookies })
  expect((await ask(respond)).cookies).toEqual([])
  expect((await ask(respond, { forwarded: 'all but the host' })).cookies).toEqual(cookies)
})

test.each([
  ['Accept-Encoding', 'Accept-Encoding', 'Accept-Encoding'],
  ['Origin, accept-encoding, Cookie', 'accept-encoding, Cookie', 'Origin, accept-encoding, Cookie'],
  ['Origin', undefined, 'Origin'],
])('Vary: %s is %s, and %s where headers are forwarded', async (vary, kept, all) => {
  const respond: Origin = async () => page({ headers: { vary } })
  expect((await ask(respond)).headers['vary']).toBe(kept)
  expect((await ask(respond, { forwarded: 'all but the host' })).headers['vary']).toBe(all)
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-502-bad-gateway.html
test.each<[string, Origin]>([
  ['fails', () => Promise.reject(new Error('secret detail'))],
  [
    'throws',
    () => {
      throw new Error('secret detail')
    },
  ],
  ['answers with a status nobody knows', async () => page({ status: 1_000 })],
  ['answers before it answers', async () => page({ status: 101 })],
  ['answers with a header nobody can send', async () => page({ headers: { a: 'b\nc' } })],
  ['answers with a header of no name', async () => page({ headers: { 'a b': 'c' } })],
  ['answers with a cookie nobody can send', async () => page({ cookies: ['a=1\nb: 2'] })],
])('an origin that %s is answered with 502', async (_, respond) => {
  const { status, body, logged } = await ask(respond)
  expect(status).toBe(502)
  expect(body.toString()).not.toContain('secret detail')
  expect(logged).toEqual([expect.stringMatching(/^GET \/about of origin\.example\.com: /)])
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-504-gateway-timeout.html
test('an origin that does not answer in time is answered with 504', async () => {
  vi.useFakeTimers()
  const asked = ask(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(30_000)
  const { status, logged } = await asked
  expect(status).toBe(504)
  expect(logged).toEqual(['GET /about of origin.example.com: no answer within 30000 ms'])
})

test('an answer leaves no timer behind', async () => {
  vi.useFakeTimers()
  await ask(async () => page())
  expect(vi.getTimerCount()).toBe(0)
})

test('an origin that fails after its time troubles nobody', async () => {
  vi.useFakeTimers()
  const asked = ask(async () => {
    await new Promise((resolve) => void setTimeout(resolve, 31_000))
    throw new Error('too late')
  })
  await vi.advanceTimersByTimeAsync(31_000)
  expect((await asked).status).toBe(504)
})
