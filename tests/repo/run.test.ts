import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { outcomeOf } from '#tests/support/run-step.ts'
import { chooseSteps, steps } from '#tests/support/steps.ts'
import { countsFileSetting, type TestCounts } from '#tests/support/test-counts.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const counted = (counts: TestCounts) =>
  `node -e "require('fs').writeFileSync(process.env.${countsFileSetting}, process.argv[1])" '${JSON.stringify(counts)}'`

const passing = {
  'format:check': 'true',
  lint: 'true',
  types: 'true',
  'test:unit': counted({ passed: 40, failures: [], emptyProjects: [] }),
  build: 'true',
  'test:build': counted({ passed: 5, failures: [], emptyProjects: [] }),
  'test:e2e': counted({ passed: 7, failures: [], emptyProjects: [] }),
}

/** Runs `npm test` in a project with these scripts, and keeps what it says last. */
async function runTests(scripts: Readonly<Record<string, string>>, ...parts: readonly string[]) {
  const cwd = temporaryFolder({
    'package.json': JSON.stringify({ scripts: { ...passing, ...scripts } }),
  })
  const env = { PATH: process.env['PATH'] ?? '' }
  const { exitCode, stdout, stderr } = await runScript('tests/run.ts', { cwd, env }, parts).ended()
  return { exitCode, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

test('when everything passes, the last line counts every test and each of the other parts', async () => {
  const { exitCode, lastLine, stderr } = await runTests({})
  expect({ exitCode, lastLine, stderr }).toEqual({
    exitCode: 0,
    lastLine: '56 passed, 0 failed',
    stderr: '',
  })
})

test('a failing part fails the whole and does not stop the others', async () => {
  const { exitCode, lastLine, stdout } = await runTests({
    lint: 'echo unused >&2; exit 1',
    'test:unit': `${counted({ passed: 38, failures: ['a: reason', 'b: reason'], emptyProjects: [] })}; exit 1`,
  })
  expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '53 passed, 3 failed' })
  expect(stdout).toContain(
    'Failed: lint: npm run lint failed.\nFailed: unit: a: reason\nFailed: unit: b: reason\n53 passed',
  )
})

test('without a build, what needs it is not run and has failed', async () => {
  const { exitCode, lastLine, stdout } = await runTests({ build: 'false' })
  expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '43 passed, 3 failed' })
  expect(stdout).toContain('Not run, because build failed.')
})

test('a project of which no test ran has failed', async () => {
  const counts = { passed: 5, failures: [], emptyProjects: ['phone'] }
  const { exitCode, lastLine, stdout } = await runTests({ 'test:unit': counted(counts) }, 'unit')
  expect({ exitCode, lastLine }).toEqual({ exitCode: 1, lastLine: '5 passed, 1 failed' })
  expect(stdout).toContain('Failed: unit: No test of the project "phone" ran.')
})

test('parts can be run alone', async () => {
  const { exitCode, lastLine } = await runTests({ build: 'false' }, 'types', 'lint')
  expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '2 passed, 0 failed' })
})

test('a part that does not exist is refused with those that do', async () => {
  const { exitCode, stderr } = await runTests({}, 'lnit')
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^There is no part "lnit"\. .*\n {2}format /)
})

test('the help names every part', async () => {
  const { exitCode, stdout } = await runTests({}, '--help')
  expect(exitCode).toBe(0)
  for (const { name } of steps) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'))
})

test.each([
  [[], ['format', 'lint', 'types', 'unit', 'build', 'checks', 'journeys']],
  [
    ['types', 'format'],
    ['format', 'types'],
  ],
  [['journeys'], ['build', 'journeys']],
])('choosing %j runs %j', (names, expected) => {
  expect(chooseSteps(names).map(({ name }) => name)).toEqual(expected)
})

test.each([
  ['ended before it counted', true, null, [0, 1]],
  ['complains though no test failed', false, { passed: 3, failures: [] }, [3, 1]],
  ['complains of what failed', false, { passed: 3, failures: ['a', 'b'] }, [3, 2]],
  ['ran nothing at all', true, { passed: 0, failures: [], emptyProjects: ['a', 'b'] }, [0, 2]],
])('a runner that %s', (_, hasSucceeded, counts, expected) => {
  const outcome = outcomeOf(hasSucceeded, counts && { emptyProjects: [], ...counts })
  expect([outcome.passed, outcome.failures.length]).toEqual(expected)
})
