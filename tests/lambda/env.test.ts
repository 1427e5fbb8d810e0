import { expect, test } from 'vitest'
import { readEnvironment } from '#lambda/env.ts'
import { ApiError } from '#lambda/errors.ts'
import { serve } from '#tests/support/local-server.ts'

const complete = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  ALLOWED_ORIGINS: 'https://www.example.com, http://localhost:4173',
  PATH: '/usr/bin',
}

const withStoredKey = {
  SECRET_KEY_PARAMETER: '/site/stripe-secret-key',
  AWS_SESSION_TOKEN: 'token-1',
  ALLOWED_ORIGINS: 'https://www.example.com',
}

test('the settings are read', async () => {
  const originSecret = 'x'.repeat(32)
  const environment = readEnvironment({
    ...complete,
    STRIPE_API_BASE: 'http://127.0.0.1:4174',
    ORIGIN_SECRET: originSecret,
  })
  expect(environment).toMatchObject({
    payments: { apiBase: new URL('http://127.0.0.1:4174') },
    allowedOrigins: ['https://www.example.com', 'http://localhost:4173'],
    originSecret,
  })
  await expect(environment.payments.secretKey()).resolves.toBe('sk_test_key')
})

test('a stored key is read from the extension', async () => {
  const { port } = await serve((_request, response) => {
    response.end(JSON.stringify({ Parameter: { Value: 'sk_test_stored' } }))
  })
  const environment = readEnvironment({
    ...withStoredKey,
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(port),
  })
  await expect(environment.payments.secretKey()).resolves.toBe('sk_test_stored')
})

test.each([
  ['sk_test_key', 'sk_test_key'],
  ['rk_test_key', 'rk_test_key'],
  ['sk_live_key', 'NotATestKey'],
  ['sk_live_sk_test_', 'NotATestKey'],
])('where only test keys are accepted, %s gives %s', async (key, expected) => {
  const settings = { ...complete, STRIPE_SECRET_KEY: key }
  await expect(readEnvironment(settings).payments.secretKey()).resolves.toBe(key)
  const { payments } = readEnvironment({ ...settings, TEST_KEYS_ONLY: 'true' })
  const given = await payments.secretKey().catch((error: unknown) => {
    return error instanceof ApiError && error.code === 'key_unavailable' && error.details['reason']
  })
  expect(given).toBe(expected)
})

test.each([undefined, ''])('with the STRIPE_API_BASE %j the provider’s own is used', (base) => {
  expect(readEnvironment({ ...complete, STRIPE_API_BASE: base }).payments.apiBase).toBeUndefined()
})

test.each([
  [complete, 'STRIPE_SECRET_KEY', undefined],
  [complete, 'STRIPE_SECRET_KEY', 'pk_live_0123456789'],
  [complete, 'STRIPE_SECRET_KEY', 'sk_live_with space'],
  [complete, 'STRIPE_SECRET_KEY', 'Bearer sk_live_key'],
  [complete, 'STRIPE_API_BASE', 'http://127.0.0.1:4174/v1'],
  [complete, 'ALLOWED_ORIGINS', undefined],
  [complete, 'ALLOWED_ORIGINS', 'https://www.example.com/'],
  [complete, 'ALLOWED_ORIGINS', 'https://www.example.com,'],
  [complete, 'ORIGIN_SECRET', 'short'],
  [complete, 'TEST_KEYS_ONLY', 'false'],
  // There is one key.
  [withStoredKey, 'STRIPE_SECRET_KEY', 'sk_test_key'],
  [withStoredKey, 'AWS_SESSION_TOKEN', undefined],
  [withStoredKey, 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', 'http'],
  [withStoredKey, 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', '277300'],
])('in %j, one sentence that quotes nothing refuses the %s %j', (settings, name, value) => {
  const read = () => readEnvironment({ ...settings, [name]: value })
  expect(read).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
  expect(read).not.toThrow('0123456789')
})
