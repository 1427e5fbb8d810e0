import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageCurrency } from '#shared/locale.ts'
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

const perUnit = 10 ** packageCurrency.decimals

// 19.99 and 1.11 have no exact binary representation: times 100 they are 1998.9999999999998 and 111.00000000000001.
test.each([2_499, 0, 1_999, 111])('%d cents stay %d after conversion from units', (amount) => {
  expect(inCents(amount / perUnit)).toBe(amount)
})

test('halves of a cent are rounded up', () => {
  expect(inCents(0.5 / perUnit)).toBe(1)
})

test('converting cents to dollars and back changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (amount) => {
      expect(inCents(fromCents(cents(amount)))).toBe(amount)
    }),
  )
})

test('amounts have a sum, which is zero for none', () => {
  expect(sum([cents(10), cents(20), cents(3)])).toBe(33)
  expect(sum([])).toBe(0)
})

test('amounts can only be multiplied by whole numbers', () => {
  expect(times(cents(200), 100)).toBe(20_000)
  expect(times(cents(200), 0)).toBe(0)
  expect(() => times(cents(1), 0.5)).toThrow(RangeError)
})
