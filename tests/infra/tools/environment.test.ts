import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CommandError } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function settingsOf(file: string, environment: Record<string, string> = {}) {
  return readEnvironment(join(temporaryFolder({ '.env': file }), '.env'), environment)
}

test('the .env file is added to the environment', () => {
  const file = '# a comment\nSITE_ORIGINS="https://a.example"\nSITE_ORIGIN=https://b.example\n'
  expect(settingsOf(file, { PORT: '8080' })).toEqual({
    PORT: '8080',
    SITE_ORIGINS: 'https://a.example',
    SITE_ORIGIN: 'https://b.example',
  })
})

test.each([
  ['2', { PORT: '2' }],
  // It counts as unset, whatever the file says.
  [' ', {}],
])('a PORT of the environment, %j, takes precedence over the file', (PORT, settings) => {
  expect(settingsOf('PORT=1', { PORT })).toEqual(settings)
})

const readMisspelt = () => settingsOf('PORT=8080\nSTRIPE_SECRET_KY=hunter2')

test('an unknown name in the .env file is rejected with a list of the settings', () => {
  expect(readMisspelt).toThrow(CommandError)
  expect(readMisspelt).toThrow(
    /\.env: STRIPE_SECRET_KY\. The settings are PORT, .*STRIPE_SECRET_KEY/,
  )
  expect(readMisspelt).not.toThrow('hunter2')
})

test('unknown environment variables are ignored, and the .env file is optional', () => {
  const env = { PORT: '1', STRIPE_DEVICE_NAME: 'of the Stripe CLI' }
  expect(readEnvironment(join(temporaryFolder(), '.env'), env)).toEqual({ PORT: '1' })
})
