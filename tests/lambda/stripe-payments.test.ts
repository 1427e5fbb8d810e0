import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { mapCustomerFields } from '#shared/customer-fields.ts'
import { linesOf, totalsOf, vatName } from '#shared/pricing.ts'
import type { Order } from '#lambda/payments.ts'
import { readTimeout } from '#lambda/secret-key.ts'
import { attemptTimeout, maxRetries, type StripeSettings } from '#lambda/stripe-payments.ts'
import { requestTimeout } from '#web/features/checkout/create-checkout-session.ts'
import { checkoutRequest, customer } from '#tests/support/checkout-request.ts'
import { everything } from '#tests/support/selections.ts'
import {
  paymentPage,
  respondWithError,
  respondWithJson,
  respondWithSession,
  serveProvider,
  startPayments,
  type Responder,
} from '#tests/support/provider-server.ts'

const { successUrl, cancelUrl } = checkoutRequest()
const lines = linesOf(everything).map(({ name, description, amount }) => ({
  name,
  description,
  amount,
}))
const { vat } = totalsOf(lines)
const order: Order = {
  lines: [...lines, { name: vatName, amount: vat }],
  customer,
  successUrl,
  cancelUrl,
}

const unavailable = { code: 'provider_unavailable' }
const fail = respondWithError(500, { type: 'api_error' })
const reset: Responder = (_response, request) => request.socket.destroy()
const hang: Responder = () => {}
const dribble: Responder = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const writing = setInterval(() => response.write(' '), 5)
  request.socket.once('close', () => clearInterval(writing))
}

test('reading the key and all attempts at the provider take less time than the page waits', () => {
  const pause = new Stripe('sk_test_key').getInitialNetworkRetryDelay() * 1000
  const attempts = (1 + maxRetries) * attemptTimeout + maxRetries * pause
  expect(readTimeout + attempts).toBeLessThan(requestTimeout)
})

test('a session has the order’s lines, the customer, the return addresses and the key', async () => {
  const { provider, payments } = await startPayments([respondWithSession])

  await expect(payments.createSession(order)).resolves.toEqual({ url: paymentPage })

  expect(provider.unexpected).toEqual([])
  const { acceptTerms: _consent, ...details } = customer
  expect(provider.received).toMatchObject([
    {
      headers: { authorization: 'Bearer sk_test_key' },
      session: {
        customer_email: customer.email,
        metadata: { ...details, acceptTerms: 'true' },
        line_items: order.lines.map(({ amount, ...product }) => ({
          quantity: 1,
          price_data: { unit_amount: amount, product_data: product },
        })),
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
    },
  ])
})

test('empty details are left out', async () => {
  const { provider, payments } = await startPayments([respondWithSession])
  const blank = mapCustomerFields(({ isRequired }) => (isRequired ? '' : ' '))

  await payments.createSession({ ...order, customer: { ...customer, ...blank } })

  expect(provider.received[0]?.session.metadata).toEqual({ acceptTerms: 'true' })
})

test('the retries of an attempt have its idempotency key, so that they create one session', async () => {
  const { provider, payments } = await startPayments([fail, reset, respondWithSession])

  await payments.createSession(order)

  const keys = provider.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('another attempt at the same order has another idempotency key', async () => {
  const { provider, payments } = await startPayments([respondWithSession, respondWithSession])

  await payments.createSession(order)
  await payments.createSession(order)

  const keys = provider.received.map(({ headers }) => headers['idempotency-key'])
  for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(keys).size).toBe(2)
})

test('a redirect is not followed: the customer’s details go to the provider alone', async () => {
  const elsewhere = await serveProvider(respondWithSession)
  const redirect: Responder = (response) => {
    response.writeHead(307, { location: `${elsewhere.url.origin}/v1/checkout/sessions` }).end()
  }
  const { payments } = await startPayments([redirect, redirect, redirect])

  await expect(payments.createSession(order)).rejects.toMatchObject(unavailable)
  expect(elsewhere.received).toEqual([])
})

test.each<[string, readonly Responder[], Pick<StripeSettings, 'timeout'>]>([
  ['always fails', [fail, fail, fail], {}],
  ['resets all connections', [reset, reset, reset], {}],
  ['never responds', [hang, hang, hang], { timeout: 50 }],
  ['never ends its response', [dribble], { timeout: 50 }],
  ['responds with no JSON', [(response) => response.end('<html>')], {}],
  ['responds with null', [respondWithJson(200, null)], {}],
  ['responds with a list', [respondWithJson(200, [])], {}],
  ['responds without a url', [respondWithJson(200, { object: 'checkout.session' })], {}],
  ['responds with the url null', [respondWithJson(200, { url: null })], {}],
  ['responds with a script', [respondWithJson(200, { url: 'javascript:alert(1)' })], {}],
  ['responds with a path', [respondWithJson(200, { url: '/pay' })], {}],
])('a provider that %s is unavailable', async (_, responders, settings) => {
  const { provider, payments } = await startPayments(responders, settings)

  await expect(payments.createSession(order)).rejects.toMatchObject(unavailable)
  expect(provider.received).toHaveLength(responders.length)
})
