import qs from 'qs'
import { Stripe } from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { startStandIn } from '#infra/local/stripe/server.ts'
import { sessionParams } from '#lambda/stripe/session-params.ts'
import * as v from 'valibot'
import { sampleOrder } from '#tests/support/provider-server.ts'

const key = 'sk_test_123'

/** What the function asks of Stripe. */
const order = sessionParams(sampleOrder, Date.now())

const fieldsOf = (parameters: object) =>
  Object.fromEntries(new URLSearchParams(qs.stringify(parameters)))

/** A stand-in that ends with the test. */
async function startServer() {
  const { url, close } = await startStandIn()
  onTestFinished(close)
  const { hostname: host, port } = new URL(url)
  const stripe = new Stripe(key, { protocol: 'http', host, port, maxNetworkRetries: 0 })
  /** Posts the order as a form, with changes. */
  const post = (changes: object, headers: object = {}) =>
    fetch(`${url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: new URLSearchParams({ ...fieldsOf(order), ...changes }),
    })
  return { stripe, post }
}

test('a repeated request gets the same session, and every other request a new one', async () => {
  const { post } = await startServer()
  const attempts = ['1', '1', '2', undefined, undefined]
  const bodies = attempts.map(async (attempt) =>
    (await post({}, attempt ? { 'idempotency-key': attempt } : {})).text(),
  )
  const [first, second, ...others] = await Promise.all(bodies)
  expect(second).toBe(first)
  expect(new Set([first, ...others]).size).toBe(4)
})

const text = v.optional(v.string())
const errorSchema = v.object({ error: v.object({ type: text, param: text }) })

const invoiceField = 'invoice_creation[invoice_data][custom_fields][0]'

test.each([
  // Unknown to Stripe: misspelt, or from older versions.
  ['sucess_url', { sucess_url: 'http://localhost' }],
  ['line_items[0][colour]', { 'line_items[0][colour]': 'red' }],
  ['mode', { mode: 'gift' }],
  // Empty.
  ['metadata[notes]', { 'metadata[notes]': '' }],
  // Against Stripe's limits, some of which a package or an adopter's words could break.
  ['expires_at', { expires_at: String(Math.floor(Date.now() / 1000) + 25 * 60) }],
  ['customer_email', { customer_email: 'wanjiru@example' }],
  ['line_items', fieldsOf({ line_items: Array(101).fill(order.line_items?.[1]) })],
  ['line_items', fieldsOf({ line_items: [{ price_data: { unit_amount: 99_999_999 } }] })],
  ['metadata[notes]', { 'metadata[notes]': 'v'.repeat(501) }],
  [`${invoiceField}[name]`, { [`${invoiceField}[name]`]: 'v'.repeat(41) }],
  // Known to Stripe, but not part of this product.
  ['discounts', { 'discounts[0][coupon]': 'HALF' }],
])('%s is refused (%#)', async (param, changes) => {
  const response = await (await startServer()).post(changes)
  expect(response.status).toBe(400)
  expect(response.headers.get('request-id')).toMatch(/^req_\w+$/)
  const { error } = v.parse(errorSchema, await response.json())
  expect(error).toEqual({ type: 'invalid_request_error', param })
})
