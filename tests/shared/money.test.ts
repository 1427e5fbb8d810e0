import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, inCents, fromCents, sum, times } from '#shared/money.ts'
import { chargeLimitsOf } from '#shared/charge-limits.ts'
import { totalsOf } from '#shared/quote.ts'
import type { TaxRule } from '#shared/offer.ts'
import { taxOf, vatLineName } from '#shared/tax.ts'

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

// Stripe counts in cents where the currency has none any more: https://docs.stripe.com/currencies#special-cases
test.each([
  ['USD', 2, 50, 99_999_999],
  ['JPY', 0, 50, 99_999_999],
  ['UGX', 0, 1, 999_999],
])('in %s, with %d decimals, the provider charges %d to %d', (code, decimals, min, max) => {
  expect(chargeLimitsOf({ code, decimals })).toEqual({ min, max, lines: 100 })
})

type Kind = 'on the net' | 'within the price, on the net' | 'within the price, on the price'

const kinds: Readonly<Record<Kind, (percent: number) => TaxRule>> = {
  'on the net': (percent) => ({ percent, isIncluded: false }),
  'within the price, on the net': (percent) => ({ percent, isIncluded: true }),
  'within the price, on the price': (percent) => ({ percent, isIncluded: true, base: 'price' }),
}

test.each<[number, Kind, number, readonly number[]]>([
  [16, 'on the net', 250_000, [250_000, 40_000, 290_000]],
  [16, 'on the net', 1_000_003, [1_000_003, 160_000, 1_160_003]],
  // Halves are rounded up.
  [50, 'on the net', 1, [1, 1, 2]],
  [8.1, 'on the net', 12_345, [12_345, 1_000, 13_345]],
  [5, 'within the price, on the net', 792_980, [755_219, 37_761, 792_980]],
  [16, 'within the price, on the net', 1_160_003, [1_000_003, 160_000, 1_160_003]],
  [10, 'within the price, on the net', 6, [5, 1, 6]],
  [5.5, 'within the price, on the net', 10_550, [10_000, 550, 10_550]],
  [5, 'within the price, on the price', 792_980, [753_331, 39_649, 792_980]],
  [2.9, 'within the price, on the price', 10_000, [9_710, 290, 10_000]],
  // The product of amount and rate has no exact representation.
  [
    8.1,
    'within the price, on the price',
    99_999_999_998_500,
    [91_899_999_998_621, 8_099_999_999_879, 99_999_999_998_500],
  ],
  [100, 'within the price, on the net', 1, [0, 1, 1]],
  [0, 'within the price, on the price', 99, [99, 0, 99]],
])(
  'a tax of %d percent, %s, of %d cents is computed once, to the cent (rule 10.5)',
  (percent, kind, listed, [net, vat, total]) => {
    expect(totalsOf(cents(listed), kinds[kind](percent))).toEqual({ listed, net, vat, total })
  },
)

const anyKind = fc.constantFrom(...Object.values(kinds))

test('any tax is as exact as in integers of any size, in hundredths of a percent', () => {
  fc.assert(
    fc.property(
      anyKind,
      fc.integer({ min: 0, max: 10_000 }),
      fc.oneof(fc.integer({ min: 0, max: 10 ** 14 }), fc.nat({ max: 100_000 })),
      (kind, hundredths, amount) => {
        const rule = kind(hundredths / 100)
        const rate = BigInt(hundredths)
        const whole = 10_000n + (rule.isIncluded && rule.base !== 'price' ? rate : 0n)
        const doubled = 2n * BigInt(amount) * rate
        expect(BigInt(taxOf(cents(amount), rule))).toBe((doubled + whole) / (2n * whole))
      },
    ),
  )
})

test('a percentage is written in the site’s language, with the decimals that it has', () => {
  const rule = { percent: 8.1, isIncluded: false }
  expect([vatLineName(), vatLineName(rule)]).toEqual(['VAT (10%)', 'VAT (8.1%)'])
})
