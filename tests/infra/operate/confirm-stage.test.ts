import { expect, test } from 'vitest'
import { awsEnvironment, serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const unnamed = 'STAGE is not set. Set it to production or staging.\n'
const unused =
  '/Site/stripe-secret-key holds a live key. Set live in infra/stack/config.ts, or store a test key.\n'
const production = { STAGE: 'production' }

test.each<[command: string, env: { STAGE?: string }, key: string, stderr: string]>([
  ['destroy', {}, 'sk_live_1', unnamed],
  ['destroy', { STAGE: 'staging' }, 'sk_live_1', ''],
  ['deploy', production, 'sk_test_1', ''],
  ['deploy', production, 'sk_live_1', unused],
])(
  '%s with %j and the key %s names its stack, and fails without a terminal to ask for the stage or with a live key that would be refused',
  async (command, env, Value, stderr) => {
    const parameter = JSON.stringify({ Parameter: { Value } })
    const { url } = await serve((_, response) => void response.end(parameter))
    const aws = { ...awsEnvironment(url), AWS_ENDPOINT_URL: url }
    const options = { cwd: temporaryFolder(), env: { ...aws, ...env } }
    const { ended } = runScript('infra/operate/confirm-stage.ts', options, [command])
    const stack =
      env.STAGE === 'staging' ? 'staging, the stack SiteStaging' : 'production, the stack Site'
    const commits = 'Deployed last: unknown. Here: unknown.\n'
    const isAsked = command === 'deploy' && stderr === ''
    const stdout = `About to ${command} ${stack}.\n${isAsked ? commits : ''}`
    expect(await ended()).toEqual({ exitCode: stderr === '' ? 0 : 1, stdout, stderr })
  },
)
