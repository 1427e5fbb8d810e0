import { expect, test } from 'vitest'
import { originsHere, readSettings, startPayments } from '#infra/local/settings.ts'
import { CommandError } from '#infra/tools/command.ts'

test.each([
  [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PORT: '-0.5' }, /^PORT must be a port number from 1 to 65535\.$/],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a secret key of Stripe [^1]*$/],
])('%j is refused with one sentence that does not repeat it', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(CommandError)
  expect(() => readSettings(environment)).toThrow(sentence)
})

test.each([
  // Some shells set HOST to the machine's name.
  [{ HOST: 'laptop' }, 'http://localhost:4173,http://127.0.0.1:4173'],
  [{ HOST: '10.0.0.7' }, 'http://localhost:4173,http://10.0.0.7:4173'],
  [
    { SITE_ORIGIN: 'https://a.example/' },
    'https://a.example,http://localhost:4173,http://127.0.0.1:4173',
  ],
])('the allowed origins with %j are the domain names and %s', (given, origins) => {
  const allowed = originsHere(readSettings(given), ['www.example.com'])
  expect(allowed.join()).toBe(`https://www.example.com,${origins}`)
})

test.each([
  ['Stripe with a test key', 'sk_test_1'],
  ['Stripe with a LIVE key, cards are charged', 'rk_live_1'],
])('payments go to %s with the key %s', async (description, secretKey) => {
  const settings = readSettings({ STRIPE_SECRET_KEY: secretKey })
  expect(await startPayments(settings)).toEqual({ description, secretKey, environment: {} })
})
