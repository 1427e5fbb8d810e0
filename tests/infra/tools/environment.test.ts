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

test('an environment variable takes precedence over the file', () => {
  expect(settingsOf('PORT=1', { PORT: '2' })).toEqual({ PORT: '2' })
})

test.each(['', ' '])('a variable set to "%s" counts as unset, whatever the file says', (value) => {
  expect(settingsOf('PORT=1', { PORT: value })).toEqual({})
})

test.each(['STRIPE_SECRET_KY', 'STRIPE_API_BAS', 'port', 'CHROME_PATH'])(
  'the unknown name %s in the .env file is rejected with a list of the settings',
  (name) => {
    const read = () => settingsOf(`PORT=8080\n${name}=hunter2`)
    expect(read).toThrow(CommandError)
    expect(read).toThrow(`.env: ${name}. The settings are PORT, `)
    expect(read).toThrow('STRIPE_SECRET_KEY')
    expect(read).not.toThrow('hunter2')
  },
)

test('unknown environment variables are ignored', () => {
  expect(settingsOf('', { STRIPE_DEVICE_NAME: 'of the Stripe CLI' })).toEqual({})
})

test('the .env file is optional', () => {
  expect(readEnvironment(join(temporaryFolder(), '.env'), { PORT: '1' })).toEqual({ PORT: '1' })
})
