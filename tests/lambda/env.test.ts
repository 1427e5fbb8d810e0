import { expect, test } from 'vitest'
import { readEnvironment } from '#lambda/env.ts'
import { ApiError } from '#lambda/errors.ts'
import { serve } from '#tests/support/local-server.ts'

const complete = {
  SECRET_KEY_PARAMETER: '/site/stripe-secret-key',
  AWS_SESSION_TOKEN: 'token-1',
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
    payments: { apiBase: new URL('http://127.0.0.1:4174') },
    allowedOrigins: ['https://www.example.com', 'http://localhost:4173'],
    originSecret,
  })
})

test.each([
  ['sk_test_key', 'sk_test_key'],
  ['rk_test_key', 'rk_test_key'],
  ['sk_live_key', 'NotATestKey'],
  ['sk_live_sk_test_', 'NotATestKey'],
])('if only test keys are accepted, %s gives %s', async (key, expected) => {
  const { port } = await serve((_request, response) => {
    response.end(JSON.stringify({ Parameter: { Value: key } }))
  })
  const settings = { ...complete, PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(port) }
  await expect(readEnvironment(settings).payments.secretKey()).resolves.toBe(key)
  const { payments } = readEnvironment({ ...settings, TEST_KEYS_ONLY: 'true' })
  const given = await payments.secretKey().catch((error: unknown) => {
    return error instanceof ApiError && error.code === 'key_unavailable' && error.details['reason']
  })
  expect(given).toBe(expected)
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ ...complete, STRIPE_API_BASE: '' }).payments.apiBase).toBeUndefined()
})

test.each([
  ['SECRET_KEY_PARAMETER', undefined],
  ['AWS_SESSION_TOKEN', undefined],
  ['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', 'http'],
  ['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', '0123456789'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:0123456789'],
  ['STRIPE_API_BASE', 'http://127.0.0.1:4174/v1'],
  ['ALLOWED_ORIGINS', undefined],
  ['ALLOWED_ORIGINS', 'https://www.example.com/'],
  ['ALLOWED_ORIGINS', 'https://www.example.com,'],
  ['ORIGIN_SECRET', '0123456789'],
  ['TEST_KEYS_ONLY', 'false'],
])('the %s %j is refused with one sentence that quotes nothing', (name, value) => {
  const read = () => readEnvironment({ ...complete, [name]: value })
  expect(read).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`))
  expect(read).not.toThrow('0123456789')
})
