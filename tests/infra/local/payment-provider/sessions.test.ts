import { expect, test } from 'vitest'
import { lineItem, order, startProvider, stripeFor } from './provider.ts'

test("Stripe's package creates a session and is told where the buyer pays", async () => {
  const provider = await startProvider()
  const session = await stripeFor(provider).checkout.sessions.create({
    ...order,
    line_items: [lineItem, { ...lineItem, quantity: 2 }],
    invoice_creation: { enabled: true },
    metadata: { fullName: 'Wanjiru Kamau' },
  })
  expect(session).toMatchObject({
    object: 'checkout.session',
    url: `${provider.url}/c/pay/${session.id}`,
    amount_subtotal: 370_368,
    amount_total: 370_368,
    currency: 'usd',
    customer_email: 'wanjiru@example.com',
    invoice_creation: { enabled: true },
    livemode: false,
    metadata: { fullName: 'Wanjiru Kamau' },
    mode: 'payment',
    payment_status: 'unpaid',
    status: 'open',
    success_url: order.success_url,
    cancel_url: order.cancel_url,
  })
  expect(session.id).toMatch(/^cs_test_\w{50,}$/)
  expect(session.expires_at - session.created).toBe(24 * 60 * 60)
  expect(session).not.toHaveProperty('line_items')
})

test('a session can be read again, with its lines when they are asked for', async () => {
  const stripe = stripeFor(await startProvider())
  const created = await stripe.checkout.sessions.create(order)
  const { lastResponse: _lastResponse, ...read } = await stripe.checkout.sessions.retrieve(
    created.id,
  )
  expect(created).toMatchObject(read)

  const { line_items: lines } = await stripe.checkout.sessions.retrieve(created.id, {
    expand: ['line_items'],
  })
  expect(lines?.data).toMatchObject([
    {
      object: 'item',
      description: 'Network Design & Setup',
      quantity: 1,
      amount_total: 123_456,
      price: { unit_amount: 123_456, currency: 'usd' },
    },
  ])
})

test('lines can be asked for when the session is created', async () => {
  const stripe = stripeFor(await startProvider())
  const session = await stripe.checkout.sessions.create({ ...order, expand: ['line_items'] })
  expect(session.line_items?.data).toHaveLength(1)
})

test('a paid session is complete, has a payment and an invoice, and no page any more', async () => {
  const stripe = stripeFor(await startProvider())
  const session = await stripe.checkout.sessions.create({
    ...order,
    invoice_creation: { enabled: true },
  })
  await fetch(session.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  })
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'wanjiru@example.com' },
    url: null,
  })
  expect(paid.payment_intent).toMatch(/^pi_/)
  expect(paid.invoice).toMatch(/^in_/)
})

test('a session expires at the time that was asked for', async () => {
  let now = Date.UTC(2026, 0, 1)
  const stripe = stripeFor(await startProvider({ now: () => now }))
  const { id } = await stripe.checkout.sessions.create({
    ...order,
    expires_at: now / 1000 + 30 * 60,
  })
  now += 30 * 60 * 1000 - 1
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
  now += 1
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'expired',
    url: null,
  })
})

test('an unknown session is not found', async () => {
  const stripe = stripeFor(await startProvider())
  await expect(stripe.checkout.sessions.retrieve('cs_test_unknown')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'session',
    message: 'No such checkout.session: cs_test_unknown',
  })
})

test.each([
  ['an unknown property', '?expand[]=customer', { param: 'expand[0]' }],
  ['an unknown parameter', '?limit=3', { code: 'parameter_unknown', param: 'limit' }],
])('reading a session with %s is refused', async (_what, query, refusal) => {
  const stripe = stripeFor(await startProvider())
  const { id } = await stripe.checkout.sessions.create(order)
  await expect(
    stripe.rawRequest('GET', `/v1/checkout/sessions/${id}${query}`),
  ).rejects.toMatchObject({ statusCode: 400, ...refusal })
})

test('the oldest session is forgotten when there are more than a thousand', async () => {
  const stripe = stripeFor(await startProvider())
  const first = await stripe.checkout.sessions.create(order)
  const second = await stripe.checkout.sessions.create(order)
  for (let count = 0; count < 999; count += 1) await stripe.checkout.sessions.create(order)
  await expect(stripe.checkout.sessions.retrieve(first.id)).rejects.toMatchObject({
    code: 'resource_missing',
  })
  expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ id: second.id })
})
