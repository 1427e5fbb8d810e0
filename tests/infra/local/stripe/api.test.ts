import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import document from '#infra/local/stripe/stripe-checkout-sessions.openapi.json' with { type: 'json' }
import { order, orderForm, startServer } from './stripe-server.ts'

test("Stripe's package creates a session and learns where the buyer pays", async () => {
  const { url, stripe } = await startServer()
  const session = await stripe.checkout.sessions.create(order)
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
  const others = [
    await post(orderForm(), { 'idempotency-key': 'attempt-2' }),
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

test.each(['pk_test_123', 'sk_live_123'])('the key %s is refused and not repeated', async (key) => {
  const { post } = await startServer()
  const response = await post(orderForm(), { authorization: `Bearer ${key}` })
  expect(response.status).toBe(401)
  expect(await response.text()).not.toContain('_123')
})

test('a paid order stays paid, whatever is pressed', async () => {
  const { url } = await (await startServer()).stripe.checkout.sessions.create(order)
  const page = url ?? ''
  const press = async (outcome: string) => {
    const body = new URLSearchParams({ outcome })
    const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    return headers.get('location')
  }
  expect([await press('pay'), await press('pay')]).toEqual(Array(2).fill(order.success_url))
  expect(await press('cancel')).toBe(new URL(page).pathname)
  expect(await (await fetch(page)).text()).toContain('This order is paid')
})
