import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A script that writes this report where it is told to. */
const reports = (report: object) =>
  `node -e "const file = process.argv.join().match(/json=([^,]+)/)?.[1] ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE; require('fs').writeFileSync(file, process.argv[1])" '${JSON.stringify(report)}'`
const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }

const passing = {
  'format:check': 'true',
  lint: 'true',
  types: 'true',
  'test:unit': reports({ numPassedTests: 40, numTotalTests: 40 }),
  build: 'true',
  'test:build': reports({ numPassedTests: 5, numTotalTests: 5 }),
  'test:e2e': reports({ stats }),
}

/** Starts `npm test` in a project with these scripts. */
function start(scripts: Readonly<Record<string, string>>, ...parts: readonly string[]) {
  const manifest = JSON.stringify({ scripts: { ...passing, ...scripts } })
  const cwd = temporaryFolder({ 'package.json': manifest })
  const env = { PATH: process.env['PATH'] ?? '' }
  return { cwd, ...runScript('tests/run.ts', { cwd, env }, parts) }
}

async function run(...args: Parameters<typeof start>) {
  const { exitCode, stdout, stderr } = await start(...args).ended()
  return { exitCode, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

test('every part runs, and the last line counts the tests of all', async () => {
  const { exitCode, lastLine, stdout } = await run({})
  expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '56 passed, 0 failed' })
  expect(stdout).toMatch(/^unit +40 passed, 0 failed \(\d+\.\d s\)$/m)
})

test.each([
  ['a part without tests that fails', { lint: 'false' }, '55 passed, 1 failed'],
  [
    'tests that fail',
    { 'test:unit': `${reports({ numPassedTests: 38, numTotalTests: 40 })}; false` },
    '54 passed, 2 failed',
  ],
  [
    'skipped and flaky journeys',
    { 'test:e2e': reports({ stats: { ...stats, flaky: 1, skipped: 2 } }) },
    '56 passed, 3 failed',
  ],
  [
    'a runner that fails for another reason',
    { 'test:unit': `${passing['test:unit']}; false` },
    '56 passed, 1 failed',
  ],
  ['a runner that reports nothing', { 'test:unit': 'true' }, '16 passed, 1 failed'],
  [
    'no test at all',
    { 'test:e2e': reports({ stats: { ...stats, expected: 0 } }) },
    '49 passed, 1 failed',
  ],
  ['a build that fails, with what needs it', { build: 'false' }, '43 passed, 3 failed'],
])('%s fails the run, which goes on', async (_, scripts, lastLine) => {
  expect(await run(scripts)).toMatchObject({ exitCode: 1, lastLine })
})

test('chosen parts run alone, with those that they need', async () => {
  expect(await run({ lint: 'false' }, 'types', 'checks')).toMatchObject({
    exitCode: 0,
    lastLine: '7 passed, 0 failed',
  })
})

test('a part that does not exist is refused with those that do, as the help lists them', async () => {
  const { stdout } = await run({}, '--help')
  expect(stdout).toContain('format, lint, types, unit, build, checks, journeys')
  const stderr = `There is no part "lnit": ${stdout}`
  expect(await run({}, 'lnit')).toMatchObject({ exitCode: 1, stdout: '', stderr })
})

const stubborn = `node -e "
  process.on('SIGINT', () => {})
  require('fs').writeFileSync('pid', String(process.pid))
  setTimeout(() => {}, 60_000)"`

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves no process behind', async (signal) => {
  const { cwd, kill, ended } = start({ lint: stubborn }, 'lint')
  const file = join(cwd, 'pid')
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+$/)
  kill(signal)
  expect(await ended()).toMatchObject({ exitCode: 1 })
  const pid = Number(readFileSync(file, 'utf8'))
  await expect
    .poll(() => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    })
    .toBe(false)
})
