import { expect, test } from 'vitest'
import { chargeLimitsOf } from '#shared/charge-limits.ts'

// Stripe counts in cents where the currency has none any more: https://docs.stripe.com/currencies#special-cases
test.each([
  ['USD', 2, 50, 99_999_999],
  ['JPY', 0, 50, 99_999_999],
  ['UGX', 0, 1, 999_999],
])('in %s, with %d decimals, the provider charges %d to %d', (code, decimals, min, max) => {
  expect(chargeLimitsOf({ code, decimals })).toEqual({ min, max, lines: 100 })
})
