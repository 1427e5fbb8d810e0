import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, runFile } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const tsx = import.meta.resolve('tsx')
const commandModule = new URL('../../../infra/tools/command.ts', import.meta.url).href

/** A folder with a program that passes this function to `runCommand`. */
function folderWith(command: string) {
  return temporaryFolder({
    'package.json': JSON.stringify({ scripts: { start: `node --import ${tsx} program.mts` } }),
    'program.mts': `
      import { CommandError, runCommand } from ${JSON.stringify(commandModule)}
      const forever = () => new Promise((done) => setTimeout(done, 60_000))
      runCommand(${command})
      console.log('started')`,
  })
}

function runCommandWith(command: string) {
  const cwd = folderWith(command)
  return runFile(join(cwd, 'program.mts'), { cwd, env: {} })
}

test.each([
  ['return', 0, /^$/],
  ["throw new CommandError('PORT is wrong.')", 1, /^PORT is wrong\.\n$/],
  ["throw new Error('bug')", 1, /^Error: bug\n\s+at .*program\.mts/],
])('the command "%s" exits with %i and a message', async (body, exitCode, message) => {
  const ended = await runCommandWith(`async () => { ${body} }`).ended()
  expect(ended.exitCode).toBe(exitCode)
  expect(ended.stderr).toMatch(message)
})

/** A command that leaves something running. */
const leaving = (close: string) =>
  `async () => { setTimeout(() => {}, 60_000); return { close: ${close} } }`
const closing = leaving(`async () => console.log('closed')`)
const unfinished =
  '(signal) => new Promise((_, refuse) => { signal.onabort = refuse; setTimeout(() => {}, 60_000) })'

test.each([
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

test('stopping npm stops its command', async () => {
  const cwd = folderWith(closing)
  const npm = run('npm', ['run', 'start'], { cwd, env: { PATH: process.env['PATH'] ?? '' } })
  await npm.printed('started')
  npm.kill('SIGTERM')
  // The output closes when the last process has ended.
  expect((await npm.ended()).stdout).toContain('closed')
})
