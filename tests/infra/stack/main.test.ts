import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('without a build, the synth fails with one sentence', async () => {
  const cwd = temporaryFolder()
  const env = { PATH: process.env['PATH'] ?? '' }
  const { exitCode, stdout, stderr } = await runScript('infra/stack/main.ts', { cwd, env }).ended()
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'The build is out of date: run npm run build.\n',
  })
})
