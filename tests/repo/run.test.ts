import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const passing = { 'format:check': 'exit 0', lint: 'exit 0', types: 'exit 0' }

// npm takes longer to start than these parts take.
test.each<readonly [what: string, parts: string, failing: string, result: readonly unknown[]]>([
  ['the parts after one that failed', 'format lint types', 'lint', [1, '2 passed, 1 failed']],
  ['no part whose build failed', 'types build checks journeys', 'build', [1, '1 passed, 3 failed']],
  ['only the selected parts', 'types', 'lint', [0, '1 passed, 0 failed']],
])('npm test runs %s', async (_, parts, failing, result) => {
  const manifest = JSON.stringify({ scripts: { ...passing, [failing]: 'exit 1' } })
  const cwd = temporaryFolder({ 'package.json': manifest })
  const { PATH = '', npm_execpath = '' } = process.env
  const run = runScript('tests/run.ts', { cwd, env: { PATH, npm_execpath } }, parts.split(' '))
  const { exitCode, stdout } = await run.ended()
  expect([exitCode, stdout.trimEnd().split('\n').at(-1)]).toEqual(result)
})
