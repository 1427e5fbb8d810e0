import { expect, test } from 'vitest'
import { startPayments } from '#infra/local/payment-provider.ts'
import { readSettings } from '#infra/local/settings.ts'

const elsewhere = { STRIPE_API_BASE: 'http://127.0.0.1:2' }

test.each([
  ['Stripe with a test key', 'sk_test_1', {}],
  ['Stripe with a LIVE key, cards are charged', 'rk_live_1', {}],
  ['the server at http://127.0.0.1:2', 'sk_test_1', elsewhere],
])('payments go to %s with the key %s', async (description, secretKey, environment) => {
  const settings = readSettings({ STRIPE_SECRET_KEY: secretKey, ...environment })
  expect(await startPayments(settings)).toEqual({ description, secretKey, environment })
})
