import { expect, test } from 'vitest'
import { order, startProvider, stripeFor, withItem, withProduct } from './provider.ts'

const price = 'line_items[0][price_data]'

test.each([
  ['an unknown parameter', { colour: 'red' }, 'parameter_unknown', 'colour'],
  [
    'an unknown nested parameter',
    withProduct({ colour: 'red' }),
    'parameter_unknown',
    `${price}[product_data][colour]`,
  ],
  [
    'a parameter of older versions',
    { payment_method_types: ['card'] },
    'parameter_unknown',
    'payment_method_types',
  ],
  ['a mode that does not exist', { mode: 'gift' }, undefined, 'mode'],
  ['a page that does not exist', { ui_mode: 'hosted' }, undefined, 'ui_mode'],
  [
    'a payment method that does not exist',
    { allowed_payment_method_types: ['shells'] },
    undefined,
    'allowed_payment_method_types[0]',
  ],
  ['a list where a text belongs', { mode: ['payment'] }, undefined, 'mode'],
  ['a text where a list belongs', { line_items: 'all' }, undefined, 'line_items'],
  ['a text where an object belongs', { metadata: 'all' }, undefined, 'metadata'],
  [
    'a word where a boolean belongs',
    { invoice_creation: { enabled: 'yes' } },
    undefined,
    'invoice_creation[enabled]',
  ],
  [
    'an object without its required field',
    { invoice_creation: { invoice_data: { footer: 'Asante' } } },
    'parameter_missing',
    'invoice_creation[enabled]',
  ],
  [
    'a text that is too long',
    withProduct({ name: 'x'.repeat(5001) }),
    undefined,
    `${price}[product_data][name]`,
  ],
  ['an empty text', { customer_email: '' }, 'parameter_invalid_empty', 'customer_email'],
  [
    'an empty number',
    withItem({ quantity: '' }),
    'parameter_invalid_empty',
    'line_items[0][quantity]',
  ],
])("a request with %s breaks Stripe's schema", async (_what, change, code, param) => {
  const stripe = stripeFor(await startProvider())
  const request = stripe.rawRequest('POST', '/v1/checkout/sessions', { ...order, ...change })
  await expect(request).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  })
})

test("the refusal of an enumeration's value lists the values", async () => {
  const stripe = stripeFor(await startProvider())
  await expect(
    stripe.rawRequest('POST', '/v1/checkout/sessions', { ...order, mode: 'gift' }),
  ).rejects.toThrow('Invalid mode: must be one of payment, setup, or subscription')
})
