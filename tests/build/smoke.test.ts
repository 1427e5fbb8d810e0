import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#infra/tools/environment.ts'
import { servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { awsEnvironment } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { startSite } from '#tests/support/started-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('the build passes every check of a deployment', async () => {
  const { url, output, close } = await startSite()
  onTestFinished(close)
  const [, service = '', arn = ''] = /^Lambda: +(\S+), function (\S+)$/m.exec(output) ?? []
  // The check needs the same origin as the build.
  const { SITE_ORIGIN = '' } = readEnvironment()
  const env = { ...awsEnvironment(service), SITE_ORIGIN, NO_COLOR: '1' }
  const args = ['--site', url, '--function', arn]
  const smoke = runScript('infra/operate/run-smoke.ts', { cwd: temporaryFolder(), env }, args)
  const { exitCode, stdout, stderr } = await smoke.ended()
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(/✓ .* > function: dry run /)
  for (const { slug } of serviceSummaries) expect(stdout).toContain(`${servicePath(slug)} `)
})
