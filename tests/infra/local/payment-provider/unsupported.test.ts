import { expect, test } from 'vitest'
import { order, startProvider, stripeFor, withItem } from './provider.ts'

test.each([
  ['another mode', { mode: 'subscription' }, 'mode'],
  ['another page', { ui_mode: 'embedded_page' }, 'ui_mode'],
  ['a discount', { discounts: [{ coupon: 'HALF' }] }, 'discounts'],
  ['a tax rate', withItem({ tax_rates: ['txr_1'] }), 'line_items[0][tax_rates]'],
])('%s, which only Stripe knows, is refused instead of ignored', async (_what, change, param) => {
  const stripe = stripeFor(await startProvider())
  const request = stripe.rawRequest('POST', '/v1/checkout/sessions', { ...order, ...change })
  await expect(request).rejects.toMatchObject({ statusCode: 400, param })
  await expect(request).rejects.toThrow(/This stand-in|this stand-in/)
})
