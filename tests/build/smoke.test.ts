import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment, settingNames } from '#infra/tools/environment.ts'
import { servicePath } from '#web/content/paths.ts'
import { serviceSummaries } from '#web/content/service-summaries.ts'
import { freePort } from '#tests/support/free-port.ts'
import { awsEnvironment } from '#tests/support/aws-environment.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Starts the build as the template declares it, without the developer's own settings. */
async function startStack() {
  const port = await freePort()
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const env = { ...unset, PATH: process.env['PATH'] ?? '', HOME: temporaryFolder() }
  const started = runScript('infra/local/start.ts', {
    cwd: process.cwd(),
    env: { ...env, PORT: String(port) },
  })
  onTestFinished(() => void started.kill('SIGTERM'))
  const { output } = started
  await expect.poll(() => output.stdout + output.stderr, { timeout: 100_000 }).toContain('Ctrl-C')
  const [, service = '', arn = ''] = /^Lambda: +(\S+), function (\S+)$/m.exec(output.stdout) ?? []
  return { service, args: ['--site', `http://localhost:${port}`, '--function', arn] }
}

test('the build passes every check of a deployment', async () => {
  const { service, args } = await startStack()
  // The check needs the same origin as the build.
  const { SITE_ORIGIN = '' } = readEnvironment()
  const env = { ...awsEnvironment(service), SITE_ORIGIN, NO_COLOR: '1' }
  const smoke = runScript('infra/smoke/run-smoke.ts', { cwd: temporaryFolder(), env }, args)
  const { exitCode, stdout, stderr } = await smoke.ended()
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(/✓ .* > function: dry run /)
  for (const { slug } of serviceSummaries) expect(stdout).toContain(`${servicePath(slug)} `)
})
