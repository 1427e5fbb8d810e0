import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { customNameMaxLength, fixedItems } from '#shared/catalogue.ts'
import {
  checkoutErrorSchema,
  checkoutRequestSchema,
  checkoutResponseSchema,
  isPlainText,
  itemsOf,
  lineOfItem,
  maxLengths,
  maxRequestBytes,
  toPlainText,
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

test.each(['', '  ', 'ssl certificate', 'STORAGE', 'Rooftop\nantenna', 'Roof\u{202e}top'])(
  'a custom service may not be called %j',
  (name) => {
    expect(lineOfItem({ name, amount: 2_500 })).toBeNull()
  },
)

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

test.each([
  'Wanjiru Kamau',
  'O’Brien & Søn (Nairobi) Ltd.',
  'محمد',
  '東京',
  '+254 700 000 000',
  'a 🙂 face',
])('%j is plain text', (text) => {
  expect(isPlainText(text)).toBe(true)
  expect(toPlainText(text)).toBe(text)
})

test.each([
  ['two\r\nlines', 'two lines'],
  ['tab\tbed', 'tab bed'],
  ['  spaces   all over ', 'spaces all over'],
  ['zero\u{200b}width', 'zerowidth'],
  ['bidi\u{202e}override', 'bidioverride'],
  ['nul\u{0}l', 'null'],
  ['variation\u{fe0f}', 'variation'],
  ['lone\u{d800}surrogate', 'lonesurrogate'],
  ['\u{feff}mark', 'mark'],
  ['hidden \u{200b} between', 'hidden between'],
])('%j becomes plain text: %j', (text, expected) => {
  expect(toPlainText(text)).toBe(expected)
})

// Seldom met among all characters: what cleaning is about.
const anyTyped = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(' ', '\n', '\u{a0}', '\u{0}', '\u{200b}', '\u{fe0f}', '\u{d800}'),
  ),
})

test('whatever was typed is plain after cleaning, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyTyped, (text) => {
      const plain = toPlainText(text)
      expect(isPlainText(plain)).toBe(true)
      expect(toPlainText(plain)).toBe(plain)
    }),
    { numRuns: 1_000 },
  )
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
