import { expect, test } from 'vitest'
import { formatKes } from '#web/lib/format-kes.ts'
import { kes } from '#web/lib/kes.ts'

test.each([
  [0, 'KES 0'],
  [29_000, 'KES 29,000'],
  [129_000, 'KES 129,000'],
])('%d shillings are written as "%s"', (amount, shown) => {
  expect(formatKes(kes(amount)).replaceAll('\u00a0', ' ')).toBe(shown)
})

test('a price does not break across lines', () => {
  expect(formatKes(kes(29_000))).not.toContain(' ')
})

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no price in shillings',
  (amount) => {
    expect(() => kes(amount)).toThrow(RangeError)
  },
)
