import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const unnamed = 'STAGE is not set, and nobody can be asked: set it to production or staging.\n'

test.each([
  [{}, { exitCode: 1, stdout: 'About to destroy production, the stack Site.\n', stderr: unnamed }],
  [
    { STAGE: 'staging' },
    { exitCode: 0, stdout: 'About to destroy staging, the stack SiteStaging.\n', stderr: '' },
  ],
])(
  'with %j, a command names its stack, and without a terminal needs the stage',
  async (env, ending) => {
    const options = { cwd: temporaryFolder(), env }
    const { ended } = runScript('infra/build/confirm-stage.ts', options, ['destroy'])
    expect(await ended()).toEqual(ending)
  },
)
