import { expect, test } from 'vitest'
import { startPayments } from '#infra/local/payment-provider.ts'
import { originsHere, readSettings } from '#infra/local/settings.ts'
import { CommandError } from '#infra/tools/command.ts'

test.each(['http://127.0.0.1:4174', 'http://localhost:12111', 'http://[::1]:4174'])(
  'the server at %s is on this machine and needs no key',
  (apiBase) => {
    expect(readSettings({ STRIPE_API_BASE: apiBase }).STRIPE_API_BASE).toBe(apiBase)
  },
)

test.each([
  [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PORT: '-0.5' }, /^PORT must be a port number from 1 to 65535\.$/],
  [{ PAYMENTS_PORT: '-1' }, 'PAYMENTS_PORT must be a port number from 1 to 65535.'],
  [{ STRIPE_API_BASE: 'http://127.0.0.1/v1' }, /^STRIPE_API_BASE must be an address such as /],
  [{ STRIPE_API_BASE: 'https://pay.example' }, /^STRIPE_SECRET_KEY is missing: /],
  [{ STRIPE_API_BASE: 'http://127.0.0.1.example' }, /^STRIPE_SECRET_KEY is missing: /],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a secret key of Stripe/],
  [{ SITE_ORIGINS: 'https://a.example/' }, /^SITE_ORIGINS must be a comma-separated list /],
])('%j is refused with one sentence that does not repeat it', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(CommandError)
  expect(() => readSettings(environment)).toThrow(sentence)
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'hunter2' })).not.toThrow('hunter2')
})

test('the allowed origins are the domain names, this machine’s and those of the settings', () => {
  const settings = readSettings({ SITE_ORIGINS: 'https://a.example, http://b.example:8080' })
  expect(originsHere(settings, ['www.example.com']).join()).toBe(
    'https://www.example.com,http://localhost:4173,http://127.0.0.1:4173,https://a.example, http://b.example:8080',
  )
})

const elsewhere = { STRIPE_API_BASE: 'http://127.0.0.1:2' }

test.each([
  ['Stripe with a test key', 'sk_test_1', {}],
  ['Stripe with a LIVE key, cards are charged', 'rk_live_1', {}],
  ['the server at http://127.0.0.1:2', 'sk_test_1', elsewhere],
])('payments go to %s with the key %s', async (description, secretKey, environment) => {
  const settings = readSettings({ STRIPE_SECRET_KEY: secretKey, ...environment })
  expect(await startPayments(settings)).toEqual({ description, secretKey, environment })
})
