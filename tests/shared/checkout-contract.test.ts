import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customNameMaxLength, fixedItems } from '#shared/catalogue.ts'
import {
  checkoutErrorSchema,
  checkoutRequestSchema,
  checkoutResponseSchema,
  itemsOf,
  lineOfItem,
  maxLengths,
  maxRequestBytes,
} from '#shared/checkout-contract.ts'
import { initialSelection, linesOf } from '#shared/pricing.ts'
import { anySelection, everything } from '#tests/support/selections.ts'
import { checkoutRequest } from '#tests/support/checkout-request.ts'

test('any quote of the page is a request that the server takes, line for line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      fc.pre(lines.length > 0)
      const request = checkoutRequestSchema.parse(checkoutRequest({}, selection))
      expect(request.items.map(lineOfItem)).toEqual(lines)
    }),
    { numRuns: 1_000 },
  )
})

test('the longest request of the page is within the limit, in a script of three bytes a letter', () => {
  const texts = Object.entries(maxLengths).map(([field, max]): [string, string] => [
    field,
    '東'.repeat(max),
  ])
  const custom = { ...everything.custom, name: '東'.repeat(customNameMaxLength) }
  const request = checkoutRequest({}, { ...everything, custom })
  const json = JSON.stringify({ ...request, customerInfo: Object.fromEntries(texts) })
  expect(new TextEncoder().encode(json).length).toBeLessThan(maxRequestBytes)
})

test.each(fixedItems.map(({ name, price }) => [name, price]))(
  '%s costs %d cents and nothing else',
  (name, price) => {
    expect(lineOfItem({ name, amount: price })).toMatchObject({ name, amount: price })
    for (const amount of [price - 1, price + 1, price * 2, 0, price * -1]) {
      expect(lineOfItem({ name, amount })).toBeNull()
    }
  },
)

test.each([
  ['Storage', 10_000],
  ['Bandwidth', 5_000],
  ['User Seats', 12_500],
])('%s costs one to ten times %d cents and nothing else', (name, step) => {
  for (let count = 1; count <= 10; count += 1) {
    expect(lineOfItem({ name, amount: step * count })).toMatchObject({ amount: step * count })
  }
  for (const amount of [0, -step, step / 2, step - 1, step + 1, step * 11]) {
    expect(lineOfItem({ name, amount })).toBeNull()
  }
})

test.each([
  [2_499, false],
  [2_500, true],
  [250_000, true],
  [250_001, false],
  [2_500.5, false],
  [NaN, false],
  [Infinity, false],
  [2 ** 53, false],
])('whether a custom service may cost %d cents: %s', (amount, expected) => {
  expect(lineOfItem({ name: 'Rooftop antenna', amount }) !== null).toBe(expected)
})

test.each([
  '',
  '  ',
  '\u{200b}',
  'ssl certificate',
  'STORAGE',
  'Stor\u{ad}age',
  'a'.repeat(customNameMaxLength + 1),
])('a custom service may not be called %j', (name) => {
  expect(lineOfItem({ name, amount: 2_500 })).toBeNull()
})

test('a custom service’s name is read as plain text', () => {
  const line = lineOfItem({ name: ' Hotline\t☎\u{fe0f} ', amount: 2_500 })
  expect(line).toMatchObject({ id: 'custom', name: 'Hotline ☎' })
})

test('a line’s name and description are the catalogue’s', () => {
  expect(lineOfItem({ name: 'Storage', amount: 20_000 })).toEqual({
    id: 'storage',
    name: 'Storage',
    description: '100 GB',
    amount: 20_000,
  })
})

test('a line goes into the request without its id', () => {
  const [storage] = linesOf(initialSelection)
  expect(storage && itemsOf([storage])).toEqual([
    { name: 'Storage', description: '100 GB', amount: 20_000 },
  ])
})

test('answers have the agreed shapes', () => {
  expect(checkoutResponseSchema.safeParse({ url: 'https://checkout.stripe.com' }).success).toBe(
    true,
  )
  expect(checkoutResponseSchema.safeParse({ url: null }).success).toBe(false)
  expect(checkoutResponseSchema.safeParse({}).success).toBe(false)
  const error = { code: 'price_refused', message: 'An item is not offered at this amount.' }
  expect(checkoutErrorSchema.parse({ error })).toEqual({ error })
  expect(checkoutErrorSchema.safeParse({ error: 'price_refused' }).success).toBe(false)
})
