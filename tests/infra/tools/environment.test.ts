import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CommandError } from '#infra/tools/command.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function settingsOf(file: string, environment: Record<string, string> = {}) {
  return readEnvironment(join(temporaryFolder({ '.env': file }), '.env'), environment)
}

test('the .env file completes the environment', () => {
  const file = '# a comment\nSITE_ORIGINS="https://a.example"\nSITE_ORIGIN=https://b.example\n'
  expect(settingsOf(file, { PORT: '8080' })).toEqual({
    PORT: '8080',
    SITE_ORIGINS: 'https://a.example',
    SITE_ORIGIN: 'https://b.example',
  })
})

test('a variable that is already set wins', () => {
  expect(settingsOf('PORT=1', { PORT: '2' })).toEqual({ PORT: '2' })
})

test.each(['', ' '])(
  'a variable that is set to "%s" is no setting, whatever the file says',
  (value) => {
    expect(settingsOf('PORT=1', { PORT: value })).toEqual({})
  },
)

test.each(['STRIPE_SECRET_KY', 'STRIPE_API_BAS', 'port', 'CHROME_PATH'])(
  'the .env file may not set %s, which is no setting, and the sentence names those that are',
  (name) => {
    const read = () => settingsOf(`PORT=8080\n${name}=hunter2`)
    expect(read).toThrow(CommandError)
    expect(read).toThrow(`.env sets ${name}: there is no such setting. The settings are PORT, `)
    expect(read).toThrow('STRIPE_SECRET_KEY')
    expect(read).not.toThrow('hunter2')
  },
)

test('what else the environment has is left alone', () => {
  expect(settingsOf('', { STRIPE_DEVICE_NAME: 'of the Stripe CLI' })).toEqual({})
})

test('no file is needed', () => {
  expect(readEnvironment(join(temporaryFolder(), '.env'), { PORT: '1' })).toEqual({ PORT: '1' })
})
