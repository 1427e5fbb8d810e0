import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { built } from '#infra/tools/built.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { awsEnvironment, serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { startSite } from '#tests/support/started-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const handlerSchema = v.object({ handler: v.function() })

/** Lambda with the built function, until the end of the test. */
async function startLambda(environment: Readonly<Record<string, string>>) {
  const extension = await serve((_, response) => {
    response.end(JSON.stringify({ Parameter: { Value: 'sk_test_local' } }))
  })
  const variables = {
    SECRET_KEY_PARAMETER: '/key',
    AWS_SESSION_TOKEN: 'token-1',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(extension.port),
    ...environment,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { handler } = v.parse(handlerSchema, await import(resolve(built.lambda)))
  return serve((request, response) => {
    response.setHeader('x-amz-executed-version', '1')
    void json(request)
      .then((event) => handler(event, { awsRequestId: '1' }))
      .then((result) => response.end(JSON.stringify(result)))
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
  const arn = 'arn:aws:lambda:us-east-1:123456789012:function:a:live'
  const args = ['--site', url, '--function', arn]
  const smoke = runScript('infra/operate/run-smoke.ts', { cwd: temporaryFolder(), env }, args)
  const { exitCode, stdout, stderr } = await smoke.ended()
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(/✓ .* > function: dry run /)
  for (const { slug } of serviceSummaries) expect(stdout).toContain(`${servicePath(slug)} `)
})
