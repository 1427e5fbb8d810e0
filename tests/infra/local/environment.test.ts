import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CommandError } from '#infra/local/command.ts'
import { readEnvironment } from '#infra/local/environment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function environmentWith(file: string) {
  return readEnvironment(join(temporaryFolder({ '.env': file }), '.env'))
}

test('the .env file completes the environment', () => {
  const file = '# a comment\nSITE_ORIGINS="https://a.example"\nSITE_ORIGIN=https://b.example\n'
  expect(environmentWith(file)).toMatchObject({
    SITE_ORIGINS: 'https://a.example',
    SITE_ORIGIN: 'https://b.example',
    PATH: process.env['PATH'],
  })
})

test.each(['already set', ''])('a variable that is already set to "%s" wins', (value) => {
  vi.stubEnv('SITE_ORIGINS', value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(environmentWith('SITE_ORIGINS=https://a.example')).toMatchObject({ SITE_ORIGINS: value })
})

test.each(['STRIPE_SECRET_KY', 'STRIPE_API_BAS', 'port', 'CHROME_PATH'])(
  'the .env file may not set %s, which is no setting, and the sentence names those that are',
  (name) => {
    const read = () => environmentWith(`PORT=8080\n${name}=hunter2`)
    expect(read).toThrow(CommandError)
    expect(read).toThrow(`.env sets ${name}: there is no such setting. The settings are PORT, `)
    expect(read).toThrow('STRIPE_SECRET_KEY')
    expect(read).not.toThrow('hunter2')
  },
)

test('in the environment itself any name is left alone', () => {
  vi.stubEnv('STRIPE_DEVICE_NAME', 'of the Stripe CLI')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(environmentWith('')).toMatchObject({ STRIPE_DEVICE_NAME: 'of the Stripe CLI' })
})

test('no file is needed', () => {
  expect(readEnvironment(join(temporaryFolder(), '.env'))).toEqual({ ...process.env })
})
