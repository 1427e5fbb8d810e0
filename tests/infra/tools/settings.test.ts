import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPayments } from '#infra/local/api.ts'
import { originsHere, readSettings } from '#infra/local/settings.ts'
import { stagingConfig } from '#infra/stack/config.ts'
import { readStage } from '#infra/stack/stage.ts'
import { readEnvironment, type GivenSettings } from '#infra/tools/environment.ts'
import { CommandError } from '#infra/tools/command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function settingsOf(file: string, environment: Record<string, string> = {}) {
  return readEnvironment(join(temporaryFolder({ '.env': file }), '.env'), environment)
}

test.each([
  ['2', { PORT: '2' }],
  // It counts as unset, whatever the file says.
  [' ', {}],
])('a PORT of the environment, %j, takes precedence over the file', (PORT, settings) => {
  const file = 'PORT=1\nSITE_ORIGIN="https://a.example"\n'
  expect(settingsOf(file, { PORT })).toEqual({ SITE_ORIGIN: 'https://a.example', ...settings })
})

test('an unknown name in the .env file is rejected with a list of the settings, but not its value', () => {
  expect(() => settingsOf('PORT=8080\nSTRIPE_SECRET_KY=hunter2')).toThrow(
    /\.env: STRIPE_SECRET_KY\. The settings are PORT, [A-Z_, ]*STRIPE_SECRET_KEY[A-Z_, ]*\.$/,
  )
})

test('a file that Windows’ tools saved with a mark is read', () => {
  expect(settingsOf('\uFEFFPORT=1\r\n')).toEqual({ PORT: '1' })
})

test('unknown environment variables are ignored, and the .env file is optional', () => {
  const env = { PORT: '1', STRIPE_DEVICE_NAME: 'of the Stripe CLI' }
  expect(readEnvironment(join(temporaryFolder(), '.env'), env)).toEqual({ PORT: '1' })
})

test.each([
  [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535.'],
  [{ PORT: '-0.5' }, /^PORT must be a port number from 1 to 65535\.$/],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be a secret key of Stripe [^1]*$/],
])('%j is refused with one sentence that does not repeat it', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(CommandError)
  expect(() => readSettings(environment)).toThrow(sentence)
})

test.each([
  ['Stripe with a test key', 'sk_test_1', false],
  ['Stripe with a LIVE key, cards are charged', 'rk_live_1', true],
])('payments go to %s with the key %s', async (description, secretKey, isLive) => {
  const payments = await startPayments(readSettings({ STRIPE_SECRET_KEY: secretKey }))
  expect(payments).toEqual({ description, secretKey, isLive, environment: {} })
})

const certificateArn = `arn:aws:acm:us-east-1:012345678901:certificate/${'0'.repeat(36)}`
const domain = { domainNames: ['shop.example.com', 'example.com'], certificateArn }
const given = { SITE_ORIGIN: 'https://www.example.com/' }

const stageOf = (environment: GivenSettings, production = {}) =>
  readStage(environment, { production, staging: stagingConfig })

test.each([
  ['the company’s origin', {}, {}, undefined],
  ['the first domain name', {}, domain, 'https://shop.example.com'],
  ['SITE_ORIGIN above all', given, domain, 'https://www.example.com'],
])('the site is published at %s', (_, environment, config, siteOrigin) => {
  expect(stageOf(environment, config)).toMatchObject({ siteOrigin })
})

test('a SITE_ORIGIN that is not an origin is rejected with one sentence', () => {
  expect(() => stageOf({ SITE_ORIGIN: 'https://example.com/shop' })).toThrow(
    /^SITE_ORIGIN must be the origin of the published site, [^.]*\.[^ ]*, without a path\.$/,
  )
})

test.each([
  // Some shells set HOST to the machine's name.
  [{ HOST: 'laptop' }, {}, 'http://localhost:4173,http://127.0.0.1:4173'],
  [{ HOST: '10.0.0.7' }, {}, 'http://localhost:4173,http://10.0.0.7:4173'],
  [
    given,
    domain,
    'https://www.example.com,https://shop.example.com,https://example.com,http://localhost:4173,http://127.0.0.1:4173',
  ],
])('with %j and %j, the allowed origins are %s', (environment, config, origins) => {
  const allowed = originsHere(readSettings(environment), stageOf(environment, config))
  expect(allowed.join()).toBe(origins)
})
