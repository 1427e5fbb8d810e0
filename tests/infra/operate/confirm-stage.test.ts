import { expect, test } from 'vitest'
import { awsEnvironment, serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const unnamed = 'STAGE is not set. Set it to production or staging.\n'
const unused =
  '/Site/stripe-secret-key holds a live key, but `live` is not set. See Go live in docs/deploy.md.\n'
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

const outputs =
  `Addresses=https://www.example.com LiveFunction=a:live FilesBucket=b DistributionId=E Release=13|c`
    .replace(
      / ?(\w+)=(\S+)/g,
      '<member><OutputKey>$1</OutputKey><OutputValue>$2</OutputValue></member>',
    )
    .replace('|', ' ')

// It would do nothing if unchanged, and with other pages alone leave the function behind.
test('a deployment after a rollback says first which release is live', async () => {
  const Parameters = [{ Value: '12 b', LastModifiedDate: 1 }]
  const json = { Parameter: { Value: 'sk_test_1' }, Parameters, FunctionVersion: '12' }
  const xml = `<R><DescribeStacksResult><Stacks><member><Outputs>${outputs}</Outputs></member></Stacks></DescribeStacksResult></R>`
  const { url } = await serve(({ headers }, response) => {
    const isStack = headers['content-type'] === 'application/x-www-form-urlencoded'
    response.end(isStack ? xml : JSON.stringify(json))
  })
  const env = { ...awsEnvironment(url), AWS_ENDPOINT_URL: url, ...production }
  const options = { cwd: temporaryFolder(), env }
  const { stdout } = await runScript('infra/operate/confirm-stage.ts', options, ['deploy']).ended()
  expect(stdout).toMatch(/^Rolled back: 12 b is live, the stack has 13 c\..* npm run rollforward/m)
})
