import { expect, test } from 'vitest'
import { readEnvironment } from '#lambda/env.ts'

const complete = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  ALLOWED_ORIGINS: 'https://www.example.com, http://localhost:4173',
  PATH: '/usr/bin',
}

test('the settings are read', () => {
  expect(readEnvironment({ ...complete, STRIPE_API_BASE: 'http://127.0.0.1:4174' })).toEqual({
    stripe: { secretKey: 'sk_test_key', apiBase: new URL('http://127.0.0.1:4174') },
    allowedOrigins: ['https://www.example.com', 'http://localhost:4173'],
  })
})

test.each([undefined, ''])(
  'without STRIPE_API_BASE (%j) the provider’s own address is used',
  (base) => {
    expect(readEnvironment({ ...complete, STRIPE_API_BASE: base }).stripe.apiBase).toBeUndefined()
  },
)

test.each([
  ['STRIPE_SECRET_KEY', undefined],
  ['STRIPE_SECRET_KEY', ''],
  ['STRIPE_SECRET_KEY', 'pk_live_publishable'],
  ['STRIPE_SECRET_KEY', 'sk_live_with\nline break'],
  ['STRIPE_SECRET_KEY', 'sk_live_with space'],
  ['STRIPE_API_BASE', 'api.stripe.com'],
  ['STRIPE_API_BASE', 'ftp://127.0.0.1'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:4174/v1'],
  ['STRIPE_API_BASE', 'http://user:password@127.0.0.1'],
  ['ALLOWED_ORIGINS', undefined],
  ['ALLOWED_ORIGINS', ''],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', 'www.example.com'],
  ['ALLOWED_ORIGINS', 'https://www.example.com/'],
  ['ALLOWED_ORIGINS', 'https://www.example.com:443'],
  ['ALLOWED_ORIGINS', 'https://WWW.example.com'],
  ['ALLOWED_ORIGINS', 'https://www.example.com,'],
])('%s may not be %j, and one sentence says so', (name, value) => {
  expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(
    new RegExp(`^${name} must [^\\n]+\\.$`),
  )
})

test('a wrong key is not repeated in the message', () => {
  expect(() => readEnvironment({ ...complete, STRIPE_SECRET_KEY: 'live_0123456789' })).toThrow(
    /^STRIPE_SECRET_KEY must be the secret key of the payment provider \(sk_… or rk_…\)\.$/,
  )
})
