import * as fc from 'fast-check'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { linesOf, totalsOf } from '#shared/pricing.ts'
import type { Order } from '#lambda/payments.ts'
import { readTimeout } from '#lambda/secret-key.ts'
import { attemptTimeout, createStripePayments, maxRetries } from '#lambda/stripe-payments.ts'
import { patience } from '#web/features/checkout/create-checkout-session.ts'
import { anySelection } from '#tests/support/selections.ts'
import { startApp } from '#tests/support/checkout-app.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'
import {
  answerError,
  answerJson,
  answerSession,
  paymentPage,
  serveProvider,
  type Answer,
} from '#tests/support/provider-server.ts'

const { customerInfo, successUrl, cancelUrl } = checkoutRequest()

const order: Order = {
  lines: [
    { name: 'Storage', description: '100 GB', amount: cents(20_000) },
    { name: 'VAT (16%)', amount: cents(3_200) },
  ],
  customer: customerInfo,
  successUrl,
  cancelUrl,
}

async function startPayments(...answers: readonly Answer[]) {
  const provider = await serveProvider(...answers)
  const payments = createStripePayments({
    secretKey: async () => 'sk_test_key',
    apiBase: provider.url,
  })
  return { provider, payments }
}

const answerFailure = answerError(500, { type: 'api_error' })
const reset: Answer = (_response, request) => request.socket.destroy()
const hang: Answer = () => {}

test('reading the key and every attempt at the provider end before the page gives up', () => {
  const pause = new Stripe('sk_test_key').getInitialNetworkRetryDelay() * 1000
  const attempts = (1 + maxRetries) * attemptTimeout + maxRetries * pause
  expect(readTimeout + attempts).toBeLessThan(patience)
})

test('a session is requested with the lines, the return addresses and the secret key', async () => {
  const { provider, payments } = await startPayments(answerSession)

  await expect(payments.createSession(order)).resolves.toEqual({ url: paymentPage })

  expect(provider.complaints).toEqual([])
  expect(provider.received).toMatchObject([
    {
      headers: { authorization: 'Bearer sk_test_key' },
      session: {
        customer_email: 'wanjiru@example.com',
        line_items: [
          {
            quantity: 1,
            price_data: {
              unit_amount: 20_000,
              product_data: { name: 'Storage', description: '100 GB' },
            },
          },
          { quantity: 1, price_data: { unit_amount: 3_200, product_data: { name: 'VAT (16%)' } } },
        ],
        success_url: 'https://www.example.com/payment-success',
        cancel_url: 'https://www.example.com/payment-failed',
      },
    },
  ])
})

test('the customer’s details are kept with the session, empty ones left out', async () => {
  const { provider, payments } = await startPayments(answerSession)

  await payments.createSession({
    ...order,
    customer: { ...customerInfo, company: '', address: ' ', city: '', postalCode: '', notes: '' },
  })

  expect(provider.received[0]?.session.metadata).toEqual({
    fullName: 'Wanjiru Kamau',
    email: 'wanjiru@example.com',
    phone: '+254 700 000 001',
    country: 'Kenya',
    acceptTerms: 'true',
  })
})

test('retries of one attempt repeat its idempotency key, so that they open one session', async () => {
  const { provider, payments } = await startPayments(answerFailure, reset, answerSession)

  await payments.createSession(order)

  const keys = provider.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('another attempt at the same order has an idempotency key of its own', async () => {
  const { provider, payments } = await startPayments(answerSession, answerSession)

  await payments.createSession(order)
  await payments.createSession(order)

  const [first, second] = provider.received.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toMatch(/^[\da-f-]{36}$/)
  expect(second).not.toBe(first)
})

test('a provider that keeps failing is given up after two retries', async () => {
  const { provider, payments } = await startPayments(answerFailure, answerFailure, answerFailure)

  await expect(payments.createSession(order)).rejects.toMatchObject({
    code: 'provider_unavailable',
    details: { providerStatus: 500, providerRequestId: 'req_test_1' },
  })
  expect(provider.received).toHaveLength(3)
})

test('connections that are reset count as a provider out of reach', async () => {
  const { payments } = await startPayments(reset, reset, reset)

  await expect(payments.createSession(order)).rejects.toMatchObject({
    code: 'provider_unavailable',
    details: { providerError: 'StripeConnectionError' },
  })
})

const dribble: Answer = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const writing = setInterval(() => response.write(' '), 5)
  request.socket.once('close', () => clearInterval(writing))
}

test.each([
  { behaviour: 'never answers', answers: [hang, hang, hang] },
  { behaviour: 'answers without ever ending', answers: [dribble] },
])('a provider that $behaviour is given up', async ({ answers }) => {
  const provider = await serveProvider(...answers)
  const payments = createStripePayments({
    secretKey: async () => 'sk_test_key',
    apiBase: provider.url,
    timeout: 50,
  })

  await expect(payments.createSession(order)).rejects.toMatchObject({
    code: 'provider_unavailable',
    details: { providerError: 'StripeConnectionError' },
  })
})

test('a redirect is not followed: the customer’s details go to the provider alone', async () => {
  const elsewhere = await serveProvider(answerSession)
  const redirect: Answer = (response) => {
    response.writeHead(307, { location: `${elsewhere.url.origin}/v1/checkout/sessions` }).end()
  }
  const { payments } = await startPayments(redirect, redirect, redirect)

  await expect(payments.createSession(order)).rejects.toMatchObject({
    code: 'provider_unavailable',
  })
  expect(elsewhere.received).toEqual([])
})

test.each<{ answer: string; give: Answer }>([
  { answer: 'text that is no JSON', give: (response) => response.end('<html>') },
  { answer: 'null', give: answerJson(200, null) },
  { answer: 'a list', give: answerJson(200, []) },
  { answer: 'a session without a url', give: answerJson(200, { object: 'checkout.session' }) },
  { answer: 'a url that is null', give: answerJson(200, { url: null }) },
  { answer: 'a url that is a script', give: answerJson(200, { url: 'javascript:alert(1)' }) },
  { answer: 'a url without a host', give: answerJson(200, { url: '/pay' }) },
])('$answer in answer counts as a provider out of reach', async ({ give }) => {
  const { payments } = await startPayments(give)

  await expect(payments.createSession(order)).rejects.toMatchObject({
    code: 'provider_unavailable',
  })
})

test('what is charged on the wire is the page’s total, to the cent, for any quote', async () => {
  const runs = 300
  const { provider, payments } = await startPayments(
    ...Array.from({ length: runs }, () => answerSession),
  )
  const { post } = startApp(payments)

  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      const lines = linesOf(selection)
      fc.pre(lines.length > 0)
      const response = await post(checkoutRequest({}, selection))
      expect(response.status).toBe(200)
      const charged = provider.received
        .at(-1)
        ?.session.line_items.map(({ quantity, price_data }) => quantity * price_data.unit_amount)
        .reduce((total, amount) => total + amount)
      expect(charged).toBe(totalsOf(lines).total)
    }),
    { numRuns: runs },
  )
  expect(provider.complaints).toEqual([])
})
