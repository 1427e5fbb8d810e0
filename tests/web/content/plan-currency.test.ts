import { expect, test } from 'vitest'
import { language, packageCurrency } from '#shared/locale.ts'
import { inCents } from '#shared/money.ts'
import { planCurrency } from '#web/content/company.ts'
import { approximatePlanPrice, formatPlanPrice, planPrice } from '#web/content/plan-currency.ts'

test.each([0, 29_000, 129_000])('%d is shown with its currency, in groups', (amount) => {
  const { code: currency } = planCurrency
  const currencyDisplay = currency === packageCurrency.code ? 'symbol' : 'code'
  const options = { style: 'currency', currency, currencyDisplay } as const
  expect(formatPlanPrice(planPrice(amount))).toBe(
    amount.toLocaleString(language, { ...options, maximumFractionDigits: 0 }),
  )
})

test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not an amount in the plans’ currency, and the error names it',
  (amount) => {
    expect(() => planPrice(amount)).toThrow(RangeError)
    expect(() => planPrice(amount)).toThrow(String(amount))
  },
)

test.each([
  [0, 129, 0],
  [1, 129, 129],
  [29, 129, 3_740],
  [505, 129.25, 65_300],
  [3_404, 129, 439_000],
  [16_912, 129, 2_180_000],
])('%d units at %d to one are about %d', (amount, rate, about) => {
  expect(approximatePlanPrice(inCents(amount), rate)).toBe(about)
})
