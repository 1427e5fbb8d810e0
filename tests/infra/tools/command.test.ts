import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasSignals, runFile } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const commandModule = new URL('../../../infra/tools/command.ts', import.meta.url).href

/** Runs a program that passes this function to `runCommand`. */
function runCommandWith(command: string) {
  const cwd = temporaryFolder({
    'program.mts': `
      import { runCommand } from ${JSON.stringify(commandModule)}
      const forever = () => new Promise((done) => setTimeout(done, 60_000))
      runCommand(${command})
      console.log('started')`,
  })
  return runFile(join(cwd, 'program.mts'), { cwd, env: {} })
}

test('the command’s own error is printed with its stack', async () => {
  const ended = await runCommandWith("async () => { throw new Error('bug') }").ended()
  expect(ended.exitCode).toBe(1)
  expect(ended.stderr).toMatch(/^Error: bug\n\s+at .*program\.mts/)
})

/** A command that leaves something running. */
const leaving = (close: string) =>
  `async () => { setTimeout(() => {}, 60_000); return { close: ${close} } }`
const closing = leaving(`async () => console.log('closed')`)
const unfinished =
  '(signal) => new Promise((_, refuse) => { signal.onabort = refuse; setTimeout(() => {}, 60_000) })'

test.runIf(hasSignals).each([
  ['keeps running', closing, 0, 'closed\n'],
  ['has not completed', unfinished, 1, ''],
  ['hangs while closing', leaving('forever'), 0, ''],
])('a command that %s can be stopped', async (_, command, exitCode, closingOutput) => {
  const { printed, kill, ended } = runCommandWith(command)
  await printed('started')
  kill('SIGTERM')
  const stdout = `started\n${closingOutput}`
  expect(await ended()).toEqual({ exitCode, stdout, stderr: '' })
})
