import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { approximatePlanPrice, planPrice } from '#web/content/plan-currency.ts'
import { amountFormat, formatAmount } from '#web/ui/browser/amount-format.ts'

test.each([
  ['en-GB', 'USD', true],
  ['en-KE', 'KES', true],
  ['fr-FR', 'EUR', true],
  ['de-CH', 'CHF', true],
  ['pt-BR', 'BRL', true],
  ['id-ID', 'IDR', true],
  ['ja-JP', 'JPY', true],
  // No group below 10,000; groups of two digits; digits of its own.
  ['es-ES', 'EUR', false],
  ['en-IN', 'INR', false],
  ['ar-EG', 'EGP', false],
])('amounts in %s and %s are written as Intl writes them', (locale, currency, hasPattern) => {
  const format = amountFormat(locale, { currency })
  expect('group' in format).toBe(hasPattern)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom(0, 2), (minor, decimals) => {
      const amount = decimals === 0 ? minor : minor / 100
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      const options = { style: 'currency', currency, ...digits } as const
      const expected = new Intl.NumberFormat(locale, options).format(amount)
      expect(formatAmount(format, amount, decimals)).toBe(expected)
    }),
  )
})

test.each([
  ['en-IN', 150_000, '1,50,000'],
  ['ar-EG', 5000, '٥٬٠٠٠'],
])('in %s a quantity of %d is %s', (locale, quantity, written) => {
  expect(formatAmount(amountFormat(locale, { style: 'decimal' }), quantity, 0)).toBe(written)
})

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not an amount in the plans’ currency, and the error names it',
  (amount) => {
    expect(() => planPrice(amount)).toThrow(RangeError)
    expect(() => planPrice(amount)).toThrow(String(amount))
  },
)

test.each([
  [0, 129, 0],
  [1_00, 129, 129],
  // 3,741 and 65,271.25.
  [29_00, 129, 3_740],
  [505_00, 129.25, 65_300],
])('%d cents at %d to one are about %d', (amount, rate, about) => {
  expect(approximatePlanPrice(cents(amount), rate)).toBe(about)
})
