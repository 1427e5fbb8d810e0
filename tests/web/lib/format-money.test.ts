import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, inDollars } from '#shared/money.ts'
import { formatUsd, formatUsdExact } from '#web/lib/format-money.ts'

test.each([
  [0, 'US$0', 'US$0.00'],
  [250_000, 'US$2,500', 'US$2,500.00'],
  [9_950, 'US$99.50', 'US$99.50'],
  [1_691_280, 'US$16,912.80', 'US$16,912.80'],
])('%d cents are formatted with their currency', (amount, price, exact) => {
  expect([formatUsd(cents(amount)), formatUsdExact(cents(amount))]).toEqual([price, exact])
})

test('any amount is formatted as Intl formats it', () => {
  const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'USD' })
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(amounts, (amount) => {
      const expected = exact.format(inDollars(cents(amount)))
      expect(formatUsdExact(cents(amount))).toBe(expected)
      expect(formatUsd(cents(amount))).toBe(expected.replace(/\.00$/, ''))
    }),
  )
})
