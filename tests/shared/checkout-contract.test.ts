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
  '%s costs %d cents and nothing else, however it is described',
  (name, price) => {
    const description = 'All that you need'
    expect(lineOfItem({ name, description, amount: price })).toMatchObject({ name, amount: price })
    for (const amount of [price - 1, price + 1, price * 2, 0, price * -1]) {
      expect(lineOfItem({ name, description, amount })).toBeNull()
    }
  },
)

test.each([
  ['Storage', 10_000, 50, 'GB'],
  ['Bandwidth', 5_000, 1, 'TB per month'],
  ['User Seats', 12_500, 5, 'seats'],
])('%s costs one to ten times %d cents and nothing else', (name, step, quantity, unit) => {
  const itemAt = (amount: number) => ({
    name,
    description: `${(amount / step) * quantity} ${unit}`,
    amount,
  })
  for (let count = 1; count <= 10; count += 1) {
    const item = itemAt(step * count)
    expect(lineOfItem(item)).toMatchObject(item)
  }
  for (const amount of [0, -step, step / 2, step - 1, step + 1, step * 11]) {
    expect(lineOfItem(itemAt(amount))).toBeNull()
  }
})

test.each(['50 GB', '100 seats', '100', ''])(
  '200 dollars of storage are 100 GB, and not what is described as %j',
  (description) => {
    expect(lineOfItem({ name: 'Storage', description, amount: 20_000 })).toBeNull()
  },
)

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
  const line = lineOfItem({ name: 'Rooftop antenna', description: '', amount })
  expect(line !== null).toBe(expected)
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
  expect(lineOfItem({ name, description: '', amount: 2_500 })).toBeNull()
})

test('a custom service’s name is read as plain text', () => {
  const line = lineOfItem({ name: ' Hotline\t☎\u{fe0f} ', description: '', amount: 2_500 })
  expect(line).toMatchObject({ id: 'custom', name: 'Hotline ☎' })
})

test('a line’s name and description are the catalogue’s', () => {
  const item = { name: 'SSL Certificate', description: 'Free of charge', amount: 10_000 }
  expect(lineOfItem(item)).toEqual({
    id: 'ssl-cert',
    name: 'SSL Certificate',
    description: 'A certificate for one domain, installed and renewed for a year.',
    amount: 10_000,
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
