import { expect, test } from 'vitest'
import { CommandError } from '#infra/tools/command.ts'
import { localTestKey, readSettings } from '#infra/local/settings.ts'
import { readEnvironment as readFunctionEnvironment } from '#lambda/env.ts'

test('nothing needs to be set', () => {
  expect(readSettings({})).toEqual({
    port: 4173,
    siteOrigins: [],
    payments: { provider: 'stand-in', port: undefined },
  })
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

/** The name of the setting that this is refused for, if it is. */
function refusedSetting(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return /^[A-Z_]+/.exec(String(error instanceof Error && error.message))?.[0]
  }
}

const functionSettings = { STRIPE_SECRET_KEY: 'sk_test_1', ALLOWED_ORIGINS: 'https://a.example' }

// Neither may import the other's rule: what one takes and the other refuses would fail only when somebody pays.
test.each([
  ['sk_test_1', true],
  ['rk_live_1', true],
  ['sk_a!~', true],
  ['sk_', false],
  ['pk_test_1', false],
  ['SK_test_1', false],
  ['sk_test 1', false],
  [' sk_test_1', false],
  ['sk_test_é', false],
])('the key %j is taken here and by the function, or by neither', (key, isTaken) => {
  const name = 'STRIPE_SECRET_KEY'
  const refused = isTaken ? undefined : name
  expect(refusedSetting(() => readSettings({ [name]: key }))).toBe(refused)
  expect(refusedSetting(() => readFunctionEnvironment({ ...functionSettings, [name]: key }))).toBe(
    refused,
  )
})

test.each([
  ['https://pay.example', true],
  ['https://pay.example/', true],
  ['http://[::1]:4174', true],
  ['HTTPS://Pay.Example', true],
  ['pay.example', false],
  ['localhost:4174', false],
  ['ftp://pay.example', false],
  ['https://pay.example/v1', false],
  ['https://pay.example?a=b', false],
  ['https://pay.example#a', false],
  ['https://user:word@pay.example', false],
])('the server %j is taken here and by the function, or by neither', (address, isTaken) => {
  const settings = { ...functionSettings, STRIPE_API_BASE: address }
  const refused = isTaken ? undefined : 'STRIPE_API_BASE'
  expect(refusedSetting(() => readSettings(settings))).toBe(refused)
  expect(refusedSetting(() => readFunctionEnvironment(settings))).toBe(refused)
})

test.each([
  ['https://a.example', true],
  ['https://a.example,http://localhost:8080', true],
  ['https://a.example , http://localhost:8080', true],
  ['https://a.example/', false],
  ['https://A.example', false],
  ['https://a.example:443', false],
  ['https://a.example,', false],
])('the origins %j are taken here and by the function, or by neither', (origins, isTaken) => {
  expect(refusedSetting(() => readSettings({ SITE_ORIGINS: origins }))).toBe(
    isTaken ? undefined : 'SITE_ORIGINS',
  )
  expect(
    refusedSetting(() =>
      readFunctionEnvironment({ ...functionSettings, ALLOWED_ORIGINS: origins }),
    ),
  ).toBe(isTaken ? undefined : 'ALLOWED_ORIGINS')
})

test('a refused key is not repeated', () => {
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'hunter2' })).not.toThrow('hunter2')
})
