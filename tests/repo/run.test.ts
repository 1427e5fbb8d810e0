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

/** A program that ignores signals, and the same program once more, in a group of its own as Playwright's browsers. */
const stubborn = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  setInterval(() => {}, 60_000)
  const [, program, name] = process.argv
  require('fs').writeFileSync(name, String(process.pid))
  if (name === 'leader')
    require('child_process').spawn(process.execPath, [program, 'detached'], { detached: true, stdio: 'ignore' })`
const programs = ['leader', 'detached']

/** Starts `npm test` in a project with these scripts. */
function start(scripts: Readonly<Record<string, string>>, ...parts: readonly string[]) {
  const manifest = JSON.stringify({ scripts: { ...passing, ...scripts } })
  const cwd = temporaryFolder({ 'package.json': manifest, 'stubborn.cjs': stubborn })
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

test('a long run sets TEST_LONG for its parts, and has one more', async () => {
  const only = { 'test:only-long': `test "$TEST_LONG" = 1 && ${passing['test:build']}` }
  expect(await run(only, '--long', 'long')).toMatchObject({
    exitCode: 0,
    lastLine: '6 passed, 0 failed',
  })
  expect(await run(only, 'long')).toMatchObject({ exitCode: 1, stdout: '' })
})

// npm takes longer to start than these parts take: each case runs the part before and the part after.
test.each([
  [
    'a failing part without tests',
    ['format', 'lint', 'types'],
    { lint: 'false' },
    '2 passed, 1 failed',
  ],
  [
    'failing tests',
    ['unit', 'build'],
    { 'test:unit': `${writeReport({ numPassedTests: 38, numTotalTests: 40 })}; false` },
    '39 passed, 2 failed',
  ],
  [
    'skipped and flaky journeys',
    ['journeys'],
    { 'test:e2e': writeReport({ stats: { ...stats, flaky: 1, skipped: 2 } }) },
    '8 passed, 3 failed',
  ],
  [
    'a runner that fails without a failed test',
    ['unit', 'build'],
    { 'test:unit': `${passing['test:unit']}; false` },
    '41 passed, 1 failed',
  ],
  ['a runner without a report', ['unit', 'build'], { 'test:unit': 'true' }, '1 passed, 1 failed'],
  [
    'a runner without tests',
    ['journeys'],
    { 'test:e2e': writeReport({ stats: { ...stats, expected: 0 } }) },
    '1 passed, 1 failed',
  ],
  [
    'a failing build, together with the parts that need it',
    ['types', 'build', 'checks', 'journeys'],
    { build: 'false' },
    '1 passed, 3 failed',
  ],
])('with %s, the run fails but the other parts still run', async (_, parts, scripts, lastLine) => {
  expect(await run(scripts, ...parts)).toMatchObject({ exitCode: 1, lastLine })
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

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The ids that the stubborn programs of a project have written. */
const idsIn = (cwd: string) =>
  programs
    .map((name) => join(cwd, name))
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8')))
    .filter((pid) => pid > 0)

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s leaves no process behind, in no group',
  async (signal) => {
    const { cwd, kill, ended } = start({ lint: 'node stubborn.cjs leader' }, 'lint')
    await expect.poll(() => idsIn(cwd)).toHaveLength(programs.length)
    const ids = idsIn(cwd)
    kill(signal)
    expect(await ended()).toMatchObject({ exitCode: 1 })
    await expect.poll(() => ids.filter(isAlive)).toEqual([])
  },
)

test('a process that outlives its part fails the part, is named and ended', async () => {
  const lint = 'node stubborn.cjs leader & until [ -s detached ]; do sleep 0.1; done'
  const { cwd, ended } = start({ lint }, 'lint', 'types')
  const { exitCode, stdout } = await ended()
  expect(stdout).toMatch(/^Left running: node stubborn\.cjs leader \(\d+\)$/m)
  expect(stdout).toMatch(/^Left running: \S+ \S+stubborn\.cjs detached \(\d+\)$/m)
  expect({ exitCode, lastLine: stdout.trimEnd().split('\n').at(-1) }).toEqual({
    exitCode: 1,
    lastLine: '1 passed, 1 failed',
  })
  await expect.poll(() => idsIn(cwd).filter(isAlive)).toEqual([])
})
