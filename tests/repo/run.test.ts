import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A script that writes this report to the requested file. */
const writeReport = (report: object) =>
  `node -e "const file = process.argv.join().match(/json=([^,]+)/)?.[1] ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE; require('fs').writeFileSync(file, process.argv[1])" '${JSON.stringify(report)}'`
const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }

const passing = {
  'format:check': 'true',
  lint: 'true',
  types: 'true',
  'test:unit': writeReport({ numPassedTests: 40, numTotalTests: 40 }),
  build: 'true',
  'test:build': writeReport({ numPassedTests: 5, numTotalTests: 5 }),
  'test:e2e': writeReport({ stats }),
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

test('runs every part, and the last line has the totals', async () => {
  const { exitCode, lastLine, stdout } = await run({})
  expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '56 passed, 0 failed' })
  expect(stdout).toMatch(/^unit +40 passed, 0 failed \(\d+\.\d s\)$/m)
})

test.each([
  ['a failing part without tests', { lint: 'false' }, '55 passed, 1 failed'],
  [
    'failing tests',
    { 'test:unit': `${writeReport({ numPassedTests: 38, numTotalTests: 40 })}; false` },
    '54 passed, 2 failed',
  ],
  [
    'skipped and flaky journeys',
    { 'test:e2e': writeReport({ stats: { ...stats, flaky: 1, skipped: 2 } }) },
    '56 passed, 3 failed',
  ],
  [
    'a runner that fails without a failed test',
    { 'test:unit': `${passing['test:unit']}; false` },
    '56 passed, 1 failed',
  ],
  ['a runner without a report', { 'test:unit': 'true' }, '16 passed, 1 failed'],
  [
    'a runner without tests',
    { 'test:e2e': writeReport({ stats: { ...stats, expected: 0 } }) },
    '49 passed, 1 failed',
  ],
  [
    'a failing build, together with the parts that need it',
    { build: 'false' },
    '43 passed, 3 failed',
  ],
])('with %s, the run fails but the other parts still run', async (_, scripts, lastLine) => {
  expect(await run(scripts)).toMatchObject({ exitCode: 1, lastLine })
})

test('runs only the selected parts and those they need', async () => {
  expect(await run({ lint: 'false' }, 'types', 'checks')).toMatchObject({
    exitCode: 0,
    lastLine: '7 passed, 0 failed',
  })
})

test('an unknown part is rejected with the help', async () => {
  const { stdout } = await run({}, '--help')
  expect(stdout).toContain('format, lint, types, unit, build, checks, journeys')
  const stderr = `Unknown part "lnit": ${stdout}`
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
