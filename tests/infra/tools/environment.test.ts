import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '#infra/tools/environment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function settingsOf(file: string, environment: Record<string, string> = {}) {
  return readEnvironment(join(temporaryFolder({ '.env': file }), '.env'), environment)
}

test('the .env file is added to the environment', () => {
  const settings = settingsOf('SITE_ORIGIN="https://a.example"\n', { PORT: '8080' })
  expect(settings).toEqual({ PORT: '8080', SITE_ORIGIN: 'https://a.example' })
})

test.each([
  ['2', { PORT: '2' }],
  // It counts as unset, whatever the file says.
  [' ', {}],
])('a PORT of the environment, %j, takes precedence over the file', (PORT, settings) => {
  expect(settingsOf('PORT=1', { PORT })).toEqual(settings)
})

test('an unknown name in the .env file is rejected with a list of the settings, but not its value', () => {
  expect(() => settingsOf('PORT=8080\nSTRIPE_SECRET_KY=hunter2')).toThrow(
    /\.env: STRIPE_SECRET_KY\. The settings are PORT, [A-Z_, ]*STRIPE_SECRET_KEY[A-Z_, ]*\.$/,
  )
})

test.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFPORT=1\r\n')],
  ['UTF-16', Buffer.from('\uFEFFPORT=1\r\n', 'utf16le')],
])('a file that Windows’ tools saved as %s is read', (_, content) => {
  const file = join(temporaryFolder(), '.env')
  writeFileSync(file, content)
  expect(readEnvironment(file, {})).toEqual({ PORT: '1' })
})

test('unknown environment variables are ignored, and the .env file is optional', () => {
  const env = { PORT: '1', STRIPE_DEVICE_NAME: 'of the Stripe CLI' }
  expect(readEnvironment(join(temporaryFolder(), '.env'), env)).toEqual({ PORT: '1' })
})
