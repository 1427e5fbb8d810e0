import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '#infra/local/environment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function environmentWith(file: string) {
  return readEnvironment(join(temporaryFolder({ '.env': file }), '.env'))
}

test('the .env file completes the environment', () => {
  expect(environmentWith('# a comment\nLOCAL_SETTING="from file"\n')).toMatchObject({
    LOCAL_SETTING: 'from file',
    PATH: process.env['PATH'],
  })
})

test.each(['already set', ''])('a variable that is already set to "%s" wins', (value) => {
  vi.stubEnv('LOCAL_SETTING', value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(environmentWith('LOCAL_SETTING=from file')).toMatchObject({ LOCAL_SETTING: value })
})

test('no file is needed', () => {
  expect(readEnvironment(join(temporaryFolder(), '.env'))).toEqual({ ...process.env })
})
