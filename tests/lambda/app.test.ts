import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkoutPath } from '#shared/addresses.ts'
import { failureEvent, originSecretHeader } from '#lambda/deployment.ts'
import { apiErrors } from '#lambda/errors.ts'
import { startApp, startRecordingApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest, lambdaContext } from '#tests/support/checkout-request.ts'
import { maxRequestBytes } from '#shared/checkout-contract.ts'

function startFailing(error: unknown) {
  const createSession = async () => {
    throw error
  }
  return startApp({ createSession })
}

const body = JSON.stringify(checkoutRequest())
const json = { 'content-type': 'application/json' }
const requestId = lambdaContext.awsRequestId

// The edge replaces 403 and 404 responses with pages of the site.
test('every error reaches the client', () => {
  const statuses = Object.values(apiErrors).map(({ status }) => status)
  expect(Math.min(...statuses)).toBe(400)
  expect(statuses).not.toContain(403)
  expect(statuses).not.toContain(404)
})

test.each([
  '/api/orders',
  '/api/wanjiru@example.com',
  `${checkoutPath}/`,
  '/',
  checkoutPath.replace('create', '%63reate'),
])('the path %s is unknown, and only a known one is logged', async (path) => {
  const { request, refusalOf, log } = startRecordingApp()
  const response = await request(path, { method: 'POST', headers: json, body })
  expect(await refusalOf(response)).toBe('400 unknown_path')
  expect(log).toMatchObject([{ path: path.includes('%') ? checkoutPath : undefined }])
  expect(JSON.stringify(log)).not.toContain('wanjiru')
})

test.each([
  'null',
  '',
  'http://www.example.com',
  'https://www.example.com.evil.example',
  'https://www.example.com, https://evil.example',
])(
  'a request from a page of the origin %j is refused, one without an origin accepted',
  async (origin) => {
    const { request, postBody, refusalOf } = startRecordingApp()
    expect(await refusalOf(await postBody(body, { origin }))).toBe('400 foreign_origin')
    expect((await request(checkoutPath, { method: 'POST', headers: json, body })).status).toBe(200)
  },
)

const originSecret = 'a-secret-of-the-edge-with-40-characters!'

test.each([
  undefined,
  originSecret.slice(0, -1),
  originSecret.toUpperCase(),
  `${originSecret}, ${originSecret}`,
])(
  'a request with the secret %j in place of the edge’s is a direct call, and learns nothing else',
  async (given) => {
    const { request, postBody, refusalOf } = startRecordingApp({ originSecret })
    const headers = { ...(given !== undefined && { [originSecretHeader]: given }) }
    for (const path of [checkoutPath, '/api/orders']) {
      expect(await refusalOf(await request(path, { headers }))).toBe('400 direct_call')
    }
    expect((await postBody(body, { [originSecretHeader]: originSecret })).status).toBe(200)
  },
)

test('every kind of response is JSON, which must be neither stored nor sniffed', async () => {
  const { request, post } = startRecordingApp()
  const responses = [
    await post(checkoutRequest()),
    await post({}),
    await request(checkoutPath),
    await request(checkoutPath, { method: 'OPTIONS', body }),
    await startFailing(new Error('broken')).post(checkoutRequest()),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 405, 405, 500])
  expect(await responses[0]?.json()).toMatchObject({ url: 'https://pay.example/1' })
  const allowed = responses.map(({ headers }) => headers.get('allow'))
  expect(allowed).toEqual([null, null, 'POST', 'POST', null])
  for (const { headers } of responses) {
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the log entry of a refusal has the names of fields, but not their values, and a hostile body cannot fill it', async () => {
  const { post, log } = startRecordingApp()
  const items = [{ name: 'Kamau', description: '', amount: 1.5 }]
  await post({ ...checkoutRequest({ items }), secretNote: 'wanjiru' })
  const refusal = { code: 'invalid_request', status: 400 }
  const details = { fields: ['items.0.amount', ''] }
  const entry = { level: 'warn', event: failureEvent, ...refusal, path: checkoutPath, requestId }
  expect(log).toEqual([{ ...entry, details }])
  await post({ ...checkoutRequest(), items: Array.from({ length: 5_000 }, () => 0) })
  expect(log).toMatchObject([{}, refusal])
  expect(JSON.stringify(log[1]).length).toBeLessThan(500)
})

test('only the name and stack of an unexpected exception are logged', async () => {
  const { post, log } = startFailing(new TypeError('No key\n    at wanjiru@example.com'))

  const response = await post(checkoutRequest())

  const { message } = apiErrors.internal_error
  expect(await response.json()).toEqual({ error: { code: 'internal_error', message } })
  const details = { exception: 'TypeError' }
  expect(log).toMatchObject([{ level: 'error', code: 'internal_error', requestId, details }])
  expect(JSON.stringify(log)).toContain('app.test.ts')
  expect(JSON.stringify(log)).not.toContain('wanjiru')
  const stack = log.flatMap((entry) => entry.details['stack'] ?? [])
  expect(stack.filter((frame) => !String(frame).startsWith('at '))).toEqual([])
})

const largest = body + ' '.repeat(maxRequestBytes - Buffer.byteLength(body))

test.each([
  ['its type in capitals', body, { 'content-type': 'Application/JSON' }],
  ['a charset in capitals', body, { 'content-type': 'application/json; charset=UTF-8' }],
  ['a quoted charset', body, { 'content-type': 'application/json;charset="utf-8"' }],
  ['the largest size', largest, {}],
  ['bytes in place of text', Buffer.from(body), {}],
])('a body with %s is read', async (_case, sent, headers) => {
  const { postBody, orders } = startRecordingApp()
  expect((await postBody(sent, headers)).status).toBe(200)
  expect(orders).toHaveLength(1)
})

test.each([
  '',
  'text/plain',
  'text/plain, application/json',
  'application/jsonp',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-80',
  'application/json, application/json',
])('a body of type %j is refused', async (type) => {
  const { postBody, refusalOf } = startRecordingApp()
  const response = await postBody(body, { 'content-type': type })
  expect(await refusalOf(response)).toBe('415 unsupported_media_type')
})

test.each<[string, string, string | Uint8Array | undefined]>([
  ['a byte over the limit', '413 body_too_large', `${largest} `],
  ['over the limit only in bytes', '413 body_too_large', `"${'é'.repeat(maxRequestBytes / 2)}"`],
  ['absent', '400 malformed_body', undefined],
  ['cut short', '400 malformed_body', body.slice(0, -1)],
  ['followed by something', '400 malformed_body', `${body}{}`],
  ['not UTF-8', '400 malformed_body', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['compressed', '400 malformed_body', gzipSync(body)],
  ['UTF-16', '400 malformed_body', Buffer.from(body, 'utf16le')],
  ['nested and never closed', '400 malformed_body', '['.repeat(maxRequestBytes)],
  ['nested items', '400 invalid_request', `{"items":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
])('a body that is %s is refused with %s', async (_case, refusal, sent) => {
  const { postBody, refusalOf } = startRecordingApp()
  expect(await refusalOf(await postBody(sent))).toBe(refusal)
})
