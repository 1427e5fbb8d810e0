import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, inCents, fromCents, sum, times } from '#shared/money.ts'

test.each([0, -5, 10 ** 14])('%d is an amount in cents', (amount) => {
  expect(cents(amount)).toBe(amount)
})

test.each([0.5, NaN, Infinity, 10 ** 14 + 1])(
  '%d is not an amount in cents, and the error names it',
  (amount) => {
    expect(() => cents(amount)).toThrow(new RangeError(`Not an amount in cents: ${amount}`))
  },
)

// 19.99 and 1.11 have no exact binary representation: times 100 they are 1998.9999999999998 and 111.00000000000001.
test.each([
  [24.99, 2_499],
  [0, 0],
  [19.99, 1_999],
  [1.11, 111],
  // Halves are rounded up.
  [0.005, 1],
])('%d dollars are %d cents', (dollars, amount) => {
  expect(inCents(dollars)).toBe(amount)
})

test('converting cents to dollars and back changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (amount) => {
      expect(inCents(fromCents(cents(amount)))).toBe(amount)
    }),
  )
})

test('amounts have a sum, which is zero for none, and can only be multiplied by whole numbers', () => {
  expect([sum([cents(10), cents(20), cents(3)]), sum([])]).toEqual([33, 0])
  expect(times(cents(200), 100)).toBe(20_000)
  expect(times(cents(200), 0)).toBe(0)
  expect(() => times(cents(1), 0.5)).toThrow(RangeError)
})
