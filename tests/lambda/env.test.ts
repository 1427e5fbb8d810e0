import { expect, test } from 'vitest'
import { readEnvironment } from '#lambda/env.ts'
import { serve } from '#tests/support/local-server.ts'

const complete = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  ALLOWED_ORIGINS: 'https://www.example.com, http://localhost:4173',
  PATH: '/usr/bin',
}

test('the settings are read', async () => {
  const originSecret = 'x'.repeat(32)
  const environment = readEnvironment({
    ...complete,
    STRIPE_API_BASE: 'http://127.0.0.1:4174',
    ORIGIN_SECRET: originSecret,
  })
  expect(environment).toMatchObject({
    stripe: { apiBase: new URL('http://127.0.0.1:4174') },
    allowedOrigins: ['https://www.example.com', 'http://localhost:4173'],
    originSecret,
  })
  await expect(environment.stripe.secretKey()).resolves.toBe('sk_test_key')
})

const stored = {
  STRIPE_SECRET_KEY_PARAMETER: '/site/stripe-secret-key',
  AWS_SESSION_TOKEN: 'token-1',
  ALLOWED_ORIGINS: 'https://www.example.com',
}

test('the key may be stored elsewhere, and is read there only when it is needed', async () => {
  const { port } = await serve((_request, response) => {
    response.end(JSON.stringify({ Parameter: { Value: 'sk_test_stored' } }))
  })
  const environment = readEnvironment({
    ...stored,
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(port),
  })
  await expect(environment.stripe.secretKey()).resolves.toBe('sk_test_stored')
})

test('there is one key: both a stored one and another are refused', () => {
  expect(() => readEnvironment({ ...stored, STRIPE_SECRET_KEY: 'sk_test_key' })).toThrow(
    'STRIPE_SECRET_KEY must not be set beside STRIPE_SECRET_KEY_PARAMETER.',
  )
})

test.each([
  ['AWS_SESSION_TOKEN', undefined],
  ['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', 'http'],
])('with a stored key, %s may not be %j', (name, value) => {
  expect(() => readEnvironment({ ...stored, [name]: value })).toThrow(
    new RegExp(`^${name} must [^\\n]+\\.$`),
  )
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
  ['ORIGIN_SECRET', 'short'],
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
