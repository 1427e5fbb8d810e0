import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('without a built site there is a sentence, and no empty bucket', async () => {
  const cwd = temporaryFolder()
  const env = { PATH: process.env['PATH'] ?? '' }
  const { exitCode, stdout, stderr } = await runScript('infra/app.ts', { cwd, env }).ended()
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'The site is not built from the sources as they are: run npm run build.\n',
  })
})
