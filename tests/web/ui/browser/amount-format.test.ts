import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFormat, formatAmount } from '#web/ui/browser/amount-format.ts'
import { cents } from '#shared/money.ts'
import { formatPrice, formatExactPrice } from '#web/ui/browser/format-money.ts'

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
    fc.property(
      fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
      fc.constantFrom(0, 2),
      (minor, decimals) => {
        const amount = (decimals === 0 ? minor : minor / 100) || 0
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        const options = { style: 'currency', currency, ...digits } as const
        const expected = new Intl.NumberFormat(locale, options).format(amount)
        expect(formatAmount(format, amount, decimals)).toBe(expected)
      },
    ),
  )
})

test.each([
  [0, 'US$0', 'US$0.00'],
  [250_000, 'US$2,500', 'US$2,500.00'],
  [1_691_280, 'US$16,912.80', 'US$16,912.80'],
])('%d cents are %s, and exactly %s', (amount, short, exact) => {
  expect([formatPrice(cents(amount)), formatExactPrice(cents(amount))]).toEqual([short, exact])
})
