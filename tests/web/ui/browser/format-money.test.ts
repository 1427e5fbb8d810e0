import { expect, test } from 'vitest'
import { cents } from '#shared/money.ts'
import { formatUsd, formatUsdExact } from '#web/ui/browser/format-money.ts'

test.each([
  [0, 'US$0', 'US$0.00'],
  [250_000, 'US$2,500', 'US$2,500.00'],
  [9_950, 'US$99.50', 'US$99.50'],
  [1_691_280, 'US$16,912.80', 'US$16,912.80'],
])('%d cents are formatted with their currency', (amount, price, exact) => {
  expect([formatUsd(cents(amount)), formatUsdExact(cents(amount))]).toEqual([price, exact])
})
