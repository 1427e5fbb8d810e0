import { expect, test } from 'vitest'
import { language, packageCurrency } from '#shared/locale.ts'
import { dollars } from '#shared/money.ts'
import { formatUsd, formatUsdExact } from '#web/ui/browser/format-money.ts'

const exact = { style: 'currency', currency: packageCurrency.code } as const

test.each([0, 2_500, 99.5, 16_912.8])('%d is formatted with its currency', (price) => {
  const amount = dollars(price)
  const whole = { ...exact, trailingZeroDisplay: 'stripIfInteger' } as const
  expect(formatUsd(amount)).toBe(price.toLocaleString(language, whole))
  expect(formatUsdExact(amount)).toBe(price.toLocaleString(language, exact))
})
