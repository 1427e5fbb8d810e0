import { expect, test } from 'vitest'
import { runFile } from '#tests/support/run-script.ts'

test('the tests that have to notice the mutants of web need no page', async () => {
  const { exitCode, stdout } = await runFile(
    'node_modules/vitest/vitest.mjs',
    { cwd: '.', env: { MUTATION_PART: 'web' } },
    ['run', '--config', 'vitest.mutation.config.ts'],
  ).ended()
  expect(exitCode, stdout).toBe(0)
})
