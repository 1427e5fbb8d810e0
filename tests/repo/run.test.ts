import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Runs `npm test` in a project whose scripts all pass, except these. */
async function run(scripts: Readonly<Record<string, string>>, ...parts: readonly string[]) {
  const names = ['format:check', 'lint', 'types', 'test:unit', 'build', 'test:build', 'test:e2e']
  const passing = Object.fromEntries(names.map((name) => [name, `echo ${name} runs`]))
  const manifest = JSON.stringify({ scripts: { ...passing, ...scripts } })
  const cwd = temporaryFolder({ 'package.json': manifest })
  const env = { PATH: process.env['PATH'] ?? '' }
  const { exitCode, stdout, stderr } = await runScript('tests/run.ts', { cwd, env }, parts).ended()
  return { exitCode, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

test('runs every part in order, and prints its output and how many passed', async () => {
  const { exitCode, lastLine, stdout } = await run({})
  expect({ exitCode, lastLine }).toEqual({ exitCode: 0, lastLine: '7 passed, 0 failed' })
  expect(stdout).toMatch(/^=== format\nformat:check runs\n[^]*^=== journeys\ntest:e2e runs\n/m)
  expect(stdout).toMatch(/^unit +passed \(\d+\.\d s\)$/m)
})

// npm takes longer to start than these parts take: most cases run the parts before and after.
test.each<readonly [what: string, parts: string, failing: string, lastLine: string]>([
  ['only the selected parts and those they need', 'types checks', 'lint', '3 passed, 0'],
  ['the parts after one that failed', 'format lint types', 'lint', '2 passed, 1'],
  ['no part whose build failed', 'types build checks journeys', 'build', '1 passed, 3'],
])('runs %s', async (_, parts, failing, lastLine) => {
  expect(await run({ [failing]: 'false' }, ...parts.split(' '))).toMatchObject({
    exitCode: lastLine.endsWith(' 0') ? 0 : 1,
    lastLine: `${lastLine} failed`,
  })
})

test('a long run has one more part, and sets TEST_LONG', async () => {
  const { lastLine } = await run({ 'test:only-long': 'test "$TEST_LONG" = 1' }, '--long', 'long')
  expect(lastLine).toBe('2 passed, 0 failed')
})

test('an unknown part is rejected with the help', async () => {
  const { stdout } = await run({}, '--help')
  expect(stdout).toContain('format, lint, types, unit, build, checks, journeys')
  for (const part of ['lnit', 'long']) {
    const stderr = `Unknown part "${part}": ${stdout}`
    expect(await run({}, part)).toMatchObject({ exitCode: 1, stdout: '', stderr })
  }
})
