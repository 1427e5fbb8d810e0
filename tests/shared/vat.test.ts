import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { totalsOf } from '#shared/quote.ts'
import { percentText, taxOf, vatLineName, type TaxRule } from '#shared/vat.ts'

type Kind = 'on the net' | 'within the price, on the net' | 'within the price, on the price'

const kinds: Readonly<Record<Kind, (percent: number) => TaxRule>> = {
  'on the net': (percent) => ({ percent, isIncluded: false }),
  'within the price, on the net': (percent) => ({ percent, isIncluded: true }),
  'within the price, on the price': (percent) => ({ percent, isIncluded: true, base: 'price' }),
}

test.each<[number, Kind, number, readonly number[]]>([
  [16, 'on the net', 250_000, [250_000, 40_000, 290_000]],
  [16, 'on the net', 9_999, [9_999, 1_600, 11_599]],
  [16, 'on the net', 1_000_003, [1_000_003, 160_000, 1_160_003]],
  // Halves are rounded up.
  [50, 'on the net', 1, [1, 1, 2]],
  [2.9, 'on the net', 10_000, [10_000, 290, 10_290]],
  [8.1, 'on the net', 12_345, [12_345, 1_000, 13_345]],
  [5, 'within the price, on the net', 792_980, [755_219, 37_761, 792_980]],
  [16, 'within the price, on the net', 1_160_003, [1_000_003, 160_000, 1_160_003]],
  [10, 'within the price, on the net', 5, [5, 0, 5]],
  [10, 'within the price, on the net', 6, [5, 1, 6]],
  [5.5, 'within the price, on the net', 10_550, [10_000, 550, 10_550]],
  [5, 'within the price, on the price', 792_980, [753_331, 39_649, 792_980]],
  [2.9, 'within the price, on the price', 10_000, [9_710, 290, 10_000]],
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
    { numRuns: 2_000 },
  )
})

test('a percentage is written in the site’s language, with the decimals that it has', () => {
  const rule = { percent: 8.1, isIncluded: false }
  expect(percentText(rule)).toBe('8.1%')
  expect(vatLineName(rule)).toMatch(/ \(8\.1%\)$/)
})
