import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { approximateKes, formatKes, kes } from '#web/lib/kes.ts'

test.each([
  [0, 'KES\u00a00'],
  [29_000, 'KES\u00a029,000'],
  [129_000, 'KES\u00a0129,000'],
])('%d shillings are formatted as "%s", with a non-breaking space', (amount, shown) => {
  expect(formatKes(kes(amount))).toBe(shown)
})

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not an amount in shillings',
  (amount) => {
    expect(() => kes(amount)).toThrow(RangeError)
  },
)

test.each([
  [0, 129, 0],
  [1, 129, 1],
  [2_900, 129, 3_740],
  [50_460, 129.25, 65_200],
  [340_460, 129, 439_000],
  [1_691_280, 129, 2_180_000],
])('%d cents at %d shillings a dollar are about %d shillings', (amount, rate, about) => {
  expect(approximateKes(cents(amount), rate)).toBe(about)
})
