import { request } from 'node:http'
import { expect, test } from 'vitest'
import { errorOf, order, orderForm, postSession, startProvider, stripeFor } from './provider.ts'
import { sendRaw } from '#tests/support/local-server.ts'

test.each([
  ['no key', undefined, /did not provide an API key/],
  ['another scheme', 'Digest sk_test_123', /did not provide an API key/],
  ['a publishable key', 'Bearer pk_test_123', /Invalid API Key/],
  ['a key that is none', 'Bearer secret', /Invalid API Key/],
  ['a live key', 'Bearer sk_live_123', /Send a live key to Stripe alone/],
  ['a restricted live key', 'Bearer rk_live_123', /Send a live key to Stripe alone/],
])(
  'a request with %s is not authorised, and the key is not repeated',
  async (_what, key, message) => {
    const provider = await startProvider()
    const response = await fetch(`${provider.url}/v1/checkout/sessions`, {
      method: 'POST',
      body: orderForm(),
      headers: key === undefined ? {} : { authorization: key },
    })
    expect(response.status).toBe(401)
    const error = await errorOf(response)
    expect(error).toMatchObject({ type: 'invalid_request_error' })
    expect(error.message).toMatch(message)
    expect(error.message).not.toContain('_123')
  },
)

test("Stripe's package reports a live key as an authentication error", async () => {
  const stripe = stripeFor(await startProvider(), 'sk_live_123')
  await expect(stripe.checkout.sessions.create(order)).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  })
})

test('the key may come as the user name of basic authentication', async () => {
  const provider = await startProvider()
  const authorization = `Basic ${Buffer.from('sk_test_123:').toString('base64')}`
  const response = await postSession(provider, { headers: { authorization } })
  expect(response.status).toBe(200)
})

test('an answer names its request and the version of the API', async () => {
  const provider = await startProvider()
  const first = await postSession(provider)
  const second = await postSession(provider, { headers: { 'stripe-version': '2026-10-28.endive' } })
  expect(first.headers.get('request-id')).toMatch(/^req_\w+$/)
  expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'))
  expect(first.headers.get('stripe-version')).toBe('2026-09-30.endive')
  expect(second.headers.get('stripe-version')).toBe('2026-10-28.endive')
})

test('a refusal names its request too', async () => {
  const provider = await startProvider()
  const response = await postSession(provider, { body: new URLSearchParams() })
  expect(response.headers.get('request-id')).toMatch(/^req_\w+$/)
  expect(await errorOf(response)).toEqual({
    type: 'invalid_request_error',
    code: 'parameter_missing',
    doc_url: 'https://docs.stripe.com/error-codes#parameter-missing',
    message: 'Missing required param: mode.',
    param: 'mode',
  })
})

test('a version that is none is refused', async () => {
  const provider = await startProvider()
  const response = await postSession(provider, { headers: { 'stripe-version': 'latest' } })
  expect(response.status).toBe(400)
  expect((await errorOf(response)).message).toMatch(/Invalid Stripe API version/)
})

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  'a body of the type %s is refused',
  async (type) => {
    const provider = await startProvider()
    const response = await postSession(provider, {
      body: orderForm().toString(),
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(400)
    expect((await errorOf(response)).message).toMatch(/application\/x-www-form-urlencoded/)
  },
)

test.each([
  ['brackets in percent-encoding', orderForm().toString()],
  ['brackets as they are', decodeURIComponent(orderForm().toString().replaceAll('%26', 'and'))],
])('a form with %s is understood', async (_what, body) => {
  const provider = await startProvider()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await postSession(provider, { body, headers })).status).toBe(200)
})

test.each([
  ['broken percent-encoding', '&customer_email=%E0%A4%A', undefined],
  ['a parameter given twice', '&mode=payment', 'mode'],
  ['the prototype of all objects', '&__proto__[mode]=payment', '__proto__[mode]'],
  ['a nested prototype', '&metadata[__proto__][admin]=1', 'metadata[__proto__][admin]'],
  ['a constructor', '&constructor[prototype][mode]=payment', 'constructor'],
  ['an unclosed bracket', '&metadata[name=Wanjiru', 'metadata[name'],
  ['brackets within brackets', '&metadata[a[b]]=1', 'metadata[a[b]]'],
  ['no name', '&=1', ''],
  ['brackets without end', `&metadata${'[a]'.repeat(20)}=1`, undefined],
  ['a list with a far index', '&line_items[100000][quantity]=1', undefined],
  ['thousands of parameters', '&a=1'.repeat(2000), undefined],
])('a form with %s is refused', async (_what, addition, param) => {
  const provider = await startProvider()
  const response = await postSession(provider, {
    body: orderForm().toString() + addition,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(400)
  const error = await errorOf(response)
  expect(error.type).toBe('invalid_request_error')
  expect(error.param).toBe(param)
})

test('a body that is not UTF-8 is refused', async () => {
  const provider = await startProvider()
  const response = await postSession(provider, {
    body: Buffer.concat([Buffer.from('mode='), Buffer.from([0xff])]),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(400)
})

test('a method that no client of Stripe has is an unknown address', async () => {
  const { url } = await startProvider()
  const lines = 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
  expect(await sendRaw(Number(new URL(url).port), lines)).toMatch(/^HTTP\/1.1 404 /)
})

test('a body that is too large is refused', async () => {
  const provider = await startProvider()
  const response = await postSession(provider, {
    body: new URLSearchParams({ client_reference_id: 'x'.repeat(256 * 1024) }),
  })
  expect(response.status).toBe(413)
  expect((await errorOf(response)).type).toBe('invalid_request_error')
})

test.each([
  ['GET', '/v1/customers'],
  ['DELETE', '/v1/checkout/sessions'],
  ['GET', '/'],
])('%s %s is an unknown address', async (method, path) => {
  const provider = await startProvider()
  const response = await fetch(provider.url + path, {
    method,
    headers: { authorization: 'Bearer sk_test_123' },
  })
  expect(response.status).toBe(404)
  expect((await errorOf(response)).message).toContain(`${method}: ${path}`)
})

/** The status of a request under a Host header of the caller's choice, which fetch does not allow. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', 'x y'])(
  'a request to %s is misdirected',
  async (host) => {
    const { url } = await startProvider()
    expect(await statusFor(`${url}/c/pay/cs_test_1`, host)).toBe(421)
  },
)

test.each(['localhost:4174', '127.0.0.1', '[::1]:4174'])(
  'a request to %s is answered',
  async (host) => {
    const { url } = await startProvider()
    expect(await statusFor(`${url}/c/pay.css`, host)).toBe(200)
  },
)

test('requests are logged with their status, without what they contain', async () => {
  const lines: string[] = []
  const provider = await startProvider({ log: (line) => lines.push(line) })
  await postSession(provider)
  await postSession(provider, { headers: { authorization: 'Bearer sk_live_123' } })
  expect(lines).toEqual(['POST /v1/checkout/sessions 200', 'POST /v1/checkout/sessions 401'])
})
