import { execFile } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { built } from '#infra/tools/files.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { awsEnvironment, serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { startSite } from '#tests/support/started-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const program = `
const { handler } = await import('./${built.lambda}')
console.log(JSON.stringify(await handler(JSON.parse(process.argv[1]), { awsRequestId: '1' })))`

/** Lambda with the built function, in a process of its own that has the function's environment alone. */
async function startLambda(environment: Readonly<Record<string, string>>) {
  const extension = await serve((_, response) => {
    response.end(JSON.stringify({ Parameter: { Value: 'sk_test_local' } }))
  })
  const env = {
    SECRET_KEY_PARAMETER: '/key',
    KEY_MODE: 'test',
    AWS_SESSION_TOKEN: 'token-1',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(extension.port),
    ...environment,
  }
  const invoke = async (event: string) => {
    const args = ['--input-type=module', '--eval', program, event]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    // The function's own log comes first.
    return stdout.trim().split('\n').at(-1)
  }
  return serve((request, response) => {
    response.setHeader('x-amz-executed-version', '1')
    void text(request)
      .then(invoke)
      .then((result) => response.end(result))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
}

test('the build passes every check of a deployment', async () => {
  const { url, output, close } = await startSite()
  onTestFinished(close)
  const [, provider = ''] = /a local stand-in at (\S+),/.exec(output) ?? []
  const lambda = await startLambda({ ALLOWED_ORIGINS: url, STRIPE_API_BASE: provider })
  // The check needs the same origin as the build.
  const { SITE_ORIGIN = '' } = readEnvironment()
  const env = { ...awsEnvironment(lambda.url), SITE_ORIGIN, NO_COLOR: '1' }
  const args = [
    '--site',
    url,
    '--function',
    'arn:aws:lambda:us-east-1:123456789012:function:a:live',
  ]
  const smoke = runScript('infra/operate/run-smoke.ts', { cwd: temporaryFolder(), env }, args)
  const { exitCode, stdout, stderr } = await smoke.ended()
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(/✓ .* > function: provider /)
  for (const { slug } of serviceSummaries) expect(stdout).toContain(`${servicePath(slug)} `)
})
