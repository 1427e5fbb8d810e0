import { expect, test } from 'vitest'
import {
  lineItem,
  order,
  startProvider,
  stripeFor,
  withItem,
  withPrice,
  withProduct,
} from './provider.ts'

const price = 'line_items[0][price_data]'
const now = Date.UTC(2026, 0, 1)

test.each([
  ['no mode', { mode: undefined }, 'parameter_missing', 'mode'],
  ['no return address', { success_url: undefined }, 'parameter_missing', 'success_url'],
  ['a relative return address', { success_url: '/payment-success' }, 'url_invalid', 'success_url'],
  ['a return address without slashes', { success_url: 'https:site' }, 'url_invalid', 'success_url'],
  [
    'a script as return address',
    { cancel_url: 'javascript:alert(1)' },
    'url_invalid',
    'cancel_url',
  ],
  ['no email address', { customer_email: 'wanjiru@example' }, 'email_invalid', 'customer_email'],
  ['no lines', { line_items: undefined }, 'parameter_missing', 'line_items'],
  [
    '101 lines',
    { line_items: Array.from({ length: 101 }, () => lineItem) },
    undefined,
    'line_items',
  ],
  [
    'a line without a price',
    withItem({ price_data: undefined }),
    'parameter_missing',
    'line_items[0]',
  ],
  [
    'a line with two prices',
    withItem({ price: 'price_1' }),
    'parameters_exclusive',
    'line_items[0]',
  ],
  [
    'an unknown price',
    withItem({ price: 'price_1', price_data: undefined }),
    'resource_missing',
    'line_items[0][price]',
  ],
  [
    'an unknown product',
    withPrice({ product: 'prod_1', product_data: undefined }),
    'resource_missing',
    `${price}[product]`,
  ],
  ['a price without a product', withPrice({ product_data: undefined }), 'parameter_missing', price],
  [
    'no amount',
    withPrice({ unit_amount: undefined }),
    'parameter_missing',
    `${price}[unit_amount]`,
  ],
  [
    'a negative amount',
    withPrice({ unit_amount: -1 }),
    'parameter_invalid_integer',
    `${price}[unit_amount]`,
  ],
  [
    'an amount with a fraction',
    withPrice({ unit_amount: 10.5 }),
    'parameter_invalid_integer',
    `${price}[unit_amount]`,
  ],
  [
    'an amount with an exponent',
    withPrice({ unit_amount: '1e3' }),
    'parameter_invalid_integer',
    `${price}[unit_amount]`,
  ],
  [
    'a hexadecimal amount',
    withPrice({ unit_amount: '0x10' }),
    'parameter_invalid_integer',
    `${price}[unit_amount]`,
  ],
  [
    'an amount that no number holds',
    withPrice({ unit_amount: '9'.repeat(16) }),
    'parameter_invalid_integer',
    `${price}[unit_amount]`,
  ],
  [
    'no quantity',
    withItem({ quantity: undefined }),
    'parameter_missing',
    'line_items[0][quantity]',
  ],
  [
    'a quantity of nothing',
    withItem({ quantity: 0 }),
    'parameter_invalid_integer',
    'line_items[0][quantity]',
  ],
  ['capital letters as currency', withPrice({ currency: 'USD' }), undefined, `${price}[currency]`],
  ['another currency', withPrice({ currency: 'kes' }), undefined, `${price}[currency]`],
  [
    'a blank name',
    withProduct({ name: ' ' }),
    'parameter_invalid_string_blank',
    `${price}[product_data][name]`,
  ],
  ['a total below 50 cents', withPrice({ unit_amount: 49 }), 'amount_too_small', 'line_items'],
  [
    'a total above 999,999.99 dollars',
    withPrice({ unit_amount: 100_000_000 }),
    'amount_too_large',
    'line_items',
  ],
  [
    'a total that overflows',
    {
      ...withItem({
        quantity: '9'.repeat(15),
        price_data: { ...lineItem.price_data, unit_amount: '9'.repeat(15) },
      }),
    },
    'amount_too_large',
    'line_items',
  ],
  [
    'a metadata key of 41 characters',
    { metadata: { ['k'.repeat(41)]: 'v' } },
    undefined,
    'metadata',
  ],
  [
    'a metadata value of 501 characters',
    { metadata: { notes: 'v'.repeat(501) } },
    undefined,
    'metadata[notes]',
  ],
  [
    'an empty metadata value',
    { metadata: { notes: '' } },
    'parameter_invalid_empty',
    'metadata[notes]',
  ],
  [
    '51 pairs of metadata',
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v'])) },
    undefined,
    'metadata',
  ],
  ['an expiry in 29 minutes', { expires_at: now / 1000 + 29 * 60 }, undefined, 'expires_at'],
  ['an expiry in 25 hours', { expires_at: now / 1000 + 25 * 3600 }, undefined, 'expires_at'],
  ['an unknown property to expand', { expand: ['customer'] }, undefined, 'expand[0]'],
])('a request with %s breaks a rule beyond the schema', async (_what, change, code, param) => {
  const stripe = stripeFor(await startProvider({ now: () => now }))
  const request = stripe.rawRequest('POST', '/v1/checkout/sessions', { ...order, ...change })
  await expect(request).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  })
})

test.each([
  ['100 lines', { line_items: Array.from({ length: 100 }, () => lineItem) }],
  ['a total of 50 cents', withPrice({ unit_amount: 50 })],
  ['a total of 999,999.99 dollars', withPrice({ unit_amount: 99_999_999 })],
  [
    'a free line beside another',
    { line_items: [lineItem, ...withPrice({ unit_amount: 0 }).line_items] },
  ],
  ['metadata at its limits', { metadata: { ['k'.repeat(40)]: 'v'.repeat(500) } }],
  ['metadata under a name that every object has', { metadata: { constructor: 'Wanjiru' } }],
  ['an expiry in 24 hours', { expires_at: now / 1000 + 24 * 3600 }],
  ['a name of 5000 characters', withProduct({ name: 'x'.repeat(5000) })],
])('a request with %s is accepted', async (_what, change) => {
  const stripe = stripeFor(await startProvider({ now: () => now }))
  await expect(
    stripe.rawRequest('POST', '/v1/checkout/sessions', { ...order, ...change }),
  ).resolves.toMatchObject({ status: 'open' })
})
