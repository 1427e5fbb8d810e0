import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import document from '#infra/local/stripe/stripe-checkout-sessions.openapi.json' with { type: 'json' }
import { sendRaw } from '#tests/support/local-server.ts'
import { order, orderForm, startServer } from './stripe-server.ts'

test("Stripe's package creates a session and learns where the buyer pays", async () => {
  const { url, stripe } = await startServer()
  const session = await stripe.checkout.sessions.create(order)
  expect(session).toMatchObject({ livemode: false, amount_total: 143_209 })
  expect(session.url).toBe(`${url}/c/pay/${session.id}`)
  expect(session.id).toMatch(/^cs_test_\w{50,}$/)
  expect(session.lastResponse.requestId).toMatch(/^req_\w+$/)
})

// Between two releases with one name Stripe only adds: https://docs.stripe.com/api/versioning
test("the excerpt of Stripe's document is of the release that Stripe's package speaks", () => {
  expect(document.info.version.split('.')[1]).toBe(Stripe.API_VERSION.split('.')[1])
})

const attempt = { 'idempotency-key': 'attempt-1' }

test('a repeated request gets the same session, and every other request its own', async () => {
  const { post } = await startServer()
  const first = await post(orderForm(), attempt)
  const second = await post(orderForm(), attempt)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  const others = [
    await post(orderForm(), { 'idempotency-key': 'attempt-2' }),
    await post(orderForm(), { ...attempt, authorization: 'Bearer sk_test_456' }),
    await post(),
    await post(),
  ]
  const bodies = await Promise.all([first, second, ...others].map((response) => response.text()))
  expect(bodies[1]).toBe(bodies[0])
  expect(new Set(bodies).size).toBe(1 + others.length)
})

test('a used idempotency key is refused with other parameters', async () => {
  const { stripe } = await startServer()
  const options = { idempotencyKey: 'attempt-1' }
  await stripe.checkout.sessions.create(order, options)
  const other = stripe.checkout.sessions.create({ ...order, metadata: { city: 'Kisumu' } }, options)
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('after a refusal the idempotency key can be used again', async () => {
  const { post } = await startServer()
  expect((await post(orderForm({ mode: null }), attempt)).status).toBe(400)
  expect((await post(orderForm(), attempt)).status).toBe(200)
})

test.each([
  ['Bearer pk_test_123', /did not provide a valid API key/],
  ['Bearer sk_live_123', /Send a live key to Stripe alone/],
])('the authorization "%s" is refused, and no key is repeated', async (authorization, message) => {
  const response = await (await startServer()).post(orderForm(), { authorization })
  expect(response.status).toBe(401)
  const body = await response.text()
  expect(body).toMatch(message)
  expect(body).not.toContain('_123')
})

test('an operation that this product does not use is refused and named', async () => {
  const { stripe } = await startServer()
  const retrieval = stripe.checkout.sessions.retrieve('cs_test_1')
  await expect(retrieval).rejects.toThrow(/^Unrecognized request URL \(GET: .+\/cs_test_1\)\.$/)
})

test.each([
  ['[::1]:4174', 404],
  ['evil.example', 421],
])('a request to the host %s gets the status %i', async (host, status) => {
  const { port } = await startServer()
  const request = `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`
  expect(await sendRaw(port, request)).toMatch(`HTTP/1.1 ${status} `)
})
