import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runFile } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const commandModule = new URL('../../../infra/tools/command.ts', import.meta.url).href

/** Runs a program that hands this function to `runCommand`. */
function runCommandWith(command: string) {
  const cwd = temporaryFolder({
    'program.mts': `
      import { CommandError, runCommand } from ${JSON.stringify(commandModule)}
      const forever = () => new Promise((done) => setTimeout(done, 60_000))
      runCommand(${command})
      console.log('started')`,
  })
  return runFile(join(cwd, 'program.mts'), { cwd, env: {} })
}

test.each([
  ['is done', 'async () => undefined', 0, ''],
  [
    'fails as foreseen',
    "async () => { throw new CommandError('PORT is wrong.') }",
    1,
    'PORT is wrong.\n',
  ],
])('a command that %s ends with what it has to say', async (_, command, exitCode, stderr) => {
  expect(await runCommandWith(command).ended()).toMatchObject({ exitCode, stderr })
})

test('a failure that nobody foresaw is shown with where it happened', async () => {
  const { exitCode, stderr } = await runCommandWith(
    "async () => { throw new Error('bug') }",
  ).ended()
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^Error: bug\n\s+at .*program\.mts/)
})

test.each([
  [
    'runs',
    'async () => { setTimeout(() => {}, 60_000); return { close: async () => console.log("closed") } }',
    0,
    'closed',
  ],
  [
    'is still at work',
    '(signal) => new Promise((_, refuse) => { signal.onabort = refuse; setTimeout(() => {}, 60_000) })',
    1,
    '',
  ],
  [
    'cannot close',
    'async () => { setTimeout(() => {}, 60_000); return { close: forever } }',
    0,
    '',
  ],
])('a command that %s can be ended', async (_, command, exitCode, said) => {
  const { output, kill, ended } = runCommandWith(command)
  await expect.poll(() => output.stdout).toContain('started')
  kill('SIGTERM')
  const end = await ended()
  expect(end).toMatchObject({ exitCode, stderr: '' })
  expect(end.stdout).toContain(said)
})
