import { expect, test } from 'vitest'
import { formatKes, kes } from '#web/lib/kes.ts'

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
