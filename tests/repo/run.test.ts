import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const passing = { 'format:check': 'true', lint: 'true', types: 'true' }

// npm takes longer to start than these parts take.
test.each<readonly [what: string, parts: string, failing: string, result: readonly unknown[]]>([
  ['the parts after one that failed', 'format lint types', 'lint', [1, '2 passed, 1 failed']],
  ['no part whose build failed', 'types build checks journeys', 'build', [1, '1 passed, 3 failed']],
  ['only the selected parts', 'types', 'lint', [0, '1 passed, 0 failed']],
])('npm test runs %s', async (_, parts, failing, result) => {
  const manifest = JSON.stringify({ scripts: { ...passing, [failing]: 'false' } })
  const cwd = temporaryFolder({ 'package.json': manifest })
  const env = { PATH: process.env['PATH'] ?? '' }
  const run = runScript('tests/run.ts', { cwd, env }, parts.split(' '))
  const { exitCode, stdout } = await run.ended()
  expect([exitCode, stdout.trimEnd().split('\n').at(-1)]).toEqual(result)
})
