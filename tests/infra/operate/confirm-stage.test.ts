import { expect, test } from 'vitest'
import { awsEnvironment, serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const unnamed = 'STAGE is not set. Set it to production or staging.\n'

test.each<[command: string, env: { STAGE?: string }, stderr: string]>([
  ['destroy', {}, unnamed],
  ['destroy', { STAGE: 'staging' }, ''],
  ['deploy', { STAGE: 'production' }, ''],
])(
  '%s with %j names its stack, and fails without a terminal to ask for the stage',
  async (command, env, stderr) => {
    const { url } = await serve((_, response) => void response.writeHead(400).end())
    const aws = { ...awsEnvironment(url), AWS_ENDPOINT_URL: url }
    const options = { cwd: temporaryFolder(), env: { ...aws, ...env } }
    const { ended } = runScript('infra/operate/confirm-stage.ts', options, [command])
    const stack =
      env.STAGE === 'staging' ? 'staging, the stack SiteStaging' : 'production, the stack Site'
    const commits = command === 'deploy' ? 'Deployed last: unknown. Here: unknown.\n' : ''
    const stdout = `About to ${command} ${stack}.\n${commits}`
    expect(await ended()).toEqual({ exitCode: stderr === '' ? 0 : 1, stdout, stderr })
  },
)
