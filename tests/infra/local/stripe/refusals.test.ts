import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { fieldsOf, order, orderForm, startServer, type FormChanges } from './stripe-server.ts'

const item = 'line_items[0]'
const quantity = `${item}[quantity]`
const currency = `${item}[price_data][currency]`
const amount = `${item}[price_data][unit_amount]`
const name = `${item}[price_data][product_data][name]`

function lines(count: number): FormChanges {
  return fieldsOf({ line_items: Array.from({ length: count }, () => order.line_items?.[1]) })
}

/** Pairs of metadata beside the one that is always there. */
function pairs(count: number): FormChanges {
  return fieldsOf({ metadata: Array.from({ length: count }, () => 'v') })
}

/** A total in cents. */
function total(cents: number): FormChanges {
  return { [amount]: '0', 'line_items[1][price_data][unit_amount]': String(cents) }
}

const text = z.optional(z.string())
const errorSchema = z.object({ error: z.object({ type: text, param: text }) })

type Refusal = [param: string, changes: FormChanges]

test.each<Refusal>([
  // Unknown to Stripe: misspelt, or of older versions.
  ['sucess_url', { sucess_url: 'http://localhost' }],
  [`${item}[colour]`, { [`${item}[colour]`]: 'red' }],
  // Against Stripe's schema.
  ['mode', { mode: 'gift' }],
  [amount, { [amount]: '10.5' }],
  [name, { [name]: 'x'.repeat(5001) }],
  // Empty.
  ['metadata[notes]', { 'metadata[notes]': '' }],
  // Against the rules that Stripe documents beside its schema.
  ['mode', { mode: null }],
  ['success_url', { success_url: null }],
  ['success_url', { success_url: 'https:site' }],
  ['cancel_url', { cancel_url: 'javascript:alert(1)' }],
  ['customer_email', { customer_email: 'wanjiru@example' }],
  [quantity, { [quantity]: '0' }],
  [amount, { [amount]: '-1' }],
  [name, { [name]: ' ' }],
  ['line_items', lines(101)],
  ['line_items', total(49)],
  ['line_items', total(100_000_000)],
  ['metadata', pairs(50)],
  ['metadata[notes]', { 'metadata[notes]': 'v'.repeat(501) }],
  [`metadata[${'k'.repeat(41)}]`, { [`metadata[${'k'.repeat(41)}]`]: 'v' }],
  ['custom_fields[0][key]', { 'custom_fields[0][key]': 'purchase order' }],
  ['custom_fields[0][label][custom]', { 'custom_fields[0][label][custom]': 'x'.repeat(51) }],
  // Known to Stripe, and no part of this product.
  ['mode', { mode: 'subscription' }],
  ['discounts', { 'discounts[0][coupon]': 'HALF' }],
  [currency, { [currency]: 'xyz' }],
])('%s is refused (%#)', async (param, changes) => {
  const response = await (await startServer()).post(orderForm(changes))
  expect(response.status).toBe(400)
  expect(response.headers.get('request-id')).toMatch(/^req_\w+$/)
  const { error } = errorSchema.parse(await response.json())
  expect(error).toEqual({ type: 'invalid_request_error', param })
})
