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

type Scripts = Readonly<Record<string, string>>

/** Runs `npm test` in a project with these scripts. */
async function run(scripts: Scripts, ...parts: readonly string[]) {
  const manifest = JSON.stringify({ scripts: { ...passing, ...scripts } })
  const cwd = temporaryFolder({ 'package.json': manifest })
  const env = { PATH: process.env['PATH'] ?? '' }
  const { exitCode, stdout, stderr } = await runScript('tests/run.ts', { cwd, env }, parts).ended()
  return { exitCode, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

test('runs every part, and prints their totals', async () => {
  const { exitCode, lastLine, stdout } = await run({})
  expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '56 passed, 0 failed' })
  expect(stdout).toMatch(/^unit +40 passed, 0 failed \(\d+\.\d s\)$/m)
})

const noTests = writeReport({ stats: { ...stats, expected: 0 } })
const flaky = writeReport({ stats: { ...stats, flaky: 1, skipped: 2 } })
const twoFailed = `${writeReport({ numPassedTests: 38, numTotalTests: 40 })}; false`
const long = `test "$TEST_LONG" = 1 && ${passing['test:build']}`

// npm takes longer to start than these parts take: most cases run the part before and the part after.
test.each<readonly [what: string, parts: string, scripts: Scripts, lastLine: string]>([
  ['only the selected parts and those they need', 'types checks', { lint: 'false' }, '7 passed, 0'],
  ['a long run, with TEST_LONG', '--long long', { 'test:only-long': long }, '6 passed, 0'],
  ['a failing part without tests', 'format lint types', { lint: 'false' }, '2 passed, 1'],
  ['failing tests', 'unit build', { 'test:unit': twoFailed }, '39 passed, 2'],
  ['skipped and flaky journeys', 'journeys', { 'test:e2e': flaky }, '8 passed, 3'],
  [
    'a runner that fails without a failed test',
    'unit build',
    { 'test:unit': `${passing['test:unit']}; false` },
    '41 passed, 1',
  ],
  ['a runner without a report', 'unit build', { 'test:unit': 'true' }, '1 passed, 1'],
  ['a runner without tests', 'journeys', { 'test:e2e': noTests }, '1 passed, 1'],
  ['a failing build', 'types build checks journeys', { build: 'false' }, '1 passed, 3'],
])('counts %s, and runs the other parts', async (_, parts, scripts, lastLine) => {
  expect(await run(scripts, ...parts.split(' '))).toMatchObject({
    exitCode: lastLine.endsWith(' 0') ? 0 : 1,
    lastLine: `${lastLine} failed`,
  })
})

test('an unknown part is rejected with the help', async () => {
  const { stdout } = await run({}, '--help')
  expect(stdout).toContain('format, lint, types, unit, build, checks, journeys')
  for (const part of ['lnit', 'long']) {
    const stderr = `Unknown part "${part}": ${stdout}`
    expect(await run({}, part)).toMatchObject({ exitCode: 1, stdout: '', stderr })
  }
})
