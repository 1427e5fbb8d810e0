import { expect, test } from 'vitest'
import { CommandError } from '#infra/local/command.ts'
import { localTestKey, readSettings } from '#infra/local/settings.ts'

test('nothing needs to be set', () => {
  expect(readSettings({})).toEqual({
    port: 4173,
    siteOrigins: [],
    payments: { provider: 'stand-in', port: undefined },
  })
})

test('a setting that is set to nothing is not set', () => {
  const environment = { PORT: '', STRIPE_SECRET_KEY: ' ', STRIPE_API_BASE: '', SITE_ORIGINS: '' }
  expect(readSettings(environment)).toEqual(readSettings({}))
})

test('every setting is taken', () => {
  const environment = {
    PORT: '8080',
    PAYMENTS_PORT: '9090',
    SITE_ORIGINS: 'https://a.example, http://b.example:8080',
  }
  expect(readSettings(environment)).toEqual({
    port: 8080,
    siteOrigins: ['https://a.example', 'http://b.example:8080'],
    payments: { provider: 'stand-in', port: 9090 },
  })
})

test('a key alone is for Stripe', () => {
  const secretKey = 'rk_test_1'
  const { payments } = readSettings({ STRIPE_SECRET_KEY: secretKey })
  expect(payments).toEqual({ provider: 'stripe', secretKey })
})

test('a key and an address are for the server there', () => {
  const [secretKey, apiBase] = ['sk_test_1', 'https://pay.example']
  const { payments } = readSettings({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase })
  expect(payments).toEqual({ provider: 'other', secretKey, apiBase })
})

test.each(['http://127.0.0.1:4174', 'http://localhost:12111', 'http://[::1]:4174'])(
  'the server at %s is on this machine and needs no key',
  (apiBase) => {
    const { payments } = readSettings({ STRIPE_API_BASE: apiBase })
    expect(payments).toEqual({ provider: 'other', secretKey: localTestKey, apiBase })
  },
)

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PAYMENTS_PORT: '-1' }, 'PAYMENTS_PORT must be a port number from 1 to 65535.'],
  [{ PAYMENTS_PORT: '4173' }, 'PAYMENTS_PORT must not be the same as PORT.'],
  [{ STRIPE_API_BASE: 'localhost:4174' }, /^STRIPE_API_BASE must be an address such as /],
  [{ STRIPE_API_BASE: 'http://127.0.0.1/v1' }, /^STRIPE_API_BASE must be an address such as /],
  [{ STRIPE_API_BASE: 'https://pay.example' }, /^STRIPE_SECRET_KEY is missing: /],
  [{ STRIPE_API_BASE: 'http://127.0.0.1.example' }, /^STRIPE_SECRET_KEY is missing: /],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a secret or restricted key/],
  [{ SITE_ORIGINS: 'example.com' }, /^SITE_ORIGINS must be a comma-separated list of origins /],
  [{ SITE_ORIGINS: 'https://a.example/' }, /^SITE_ORIGINS must be a comma-separated list /],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(CommandError)
  expect(() => readSettings(environment)).toThrow(sentence)
})

test('a refused key is not repeated', () => {
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'hunter2' })).not.toThrow('hunter2')
})
