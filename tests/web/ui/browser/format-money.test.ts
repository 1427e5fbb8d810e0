import { expect, test } from 'vitest'
import { language, packageCurrency } from '#shared/locale.ts'
import { inCents } from '#shared/money.ts'
import { formatPrice, formatExactPrice } from '#web/ui/browser/format-money.ts'

const exact = { style: 'currency', currency: packageCurrency.code } as const

test.each([0, 2_500, 99.5, 16_912.8])('%d is formatted with its currency', (price) => {
  const amount = inCents(price)
  const whole = { ...exact, trailingZeroDisplay: 'stripIfInteger' } as const
  expect(formatPrice(amount)).toBe(price.toLocaleString(language, whole))
  expect(formatExactPrice(amount)).toBe(price.toLocaleString(language, exact))
})
