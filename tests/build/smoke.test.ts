import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#infra/tools/environment.ts'
import { settingNames } from '#infra/tools/environment.ts'
import { freePort } from '#tests/support/free-port.ts'
import { awsEnvironment } from '#tests/support/lambda-service.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Starts what was built as the template declares it, without a developer's own settings. */
async function startedStack() {
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
  const [, service = '', functionArn = ''] =
    /^Lambda: +(\S+), function (\S+)$/m.exec(output.stdout) ?? []
  return { site: `http://localhost:${port}`, service, functionArn }
}

test('what was built passes every check of a deployment, and has no version to go back to', async () => {
  const { site, service, functionArn } = await startedStack()
  // What the build was told, the check must be told as well.
  const { SITE_ORIGIN = '' } = readEnvironment()
  const env = { ...awsEnvironment(service), SITE_ORIGIN }
  const smoke = (...args: readonly string[]) =>
    runScript('infra/smoke.ts', { cwd: temporaryFolder(), env }, [
      '--site',
      site,
      '--function',
      functionArn,
      ...args,
    ]).ended()

  const { exitCode, stdout, stderr } = await smoke()
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toContain('\nVersion:  1\n')
  expect(stdout).toMatch(/^function: dry run +passed/m)
  expect(stdout).toMatch(/^GET \/services\/network-design +passed/m)

  expect(await smoke('--rollback')).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'live is at version 1, and there is none before it.\n',
  })
})
