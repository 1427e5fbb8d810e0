import { expect, test } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'
import {
  awsEnvironment,
  functionArn,
  startFunction,
  startLambdaService,
} from '#tests/support/lambda-service.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { productHandlerFor } from './smoke/product-handler.ts'
import { published, serveSite, siteChecks } from './smoke/smoke-site.ts'

const live = `${functionArn}:live`

function smoke(env: Readonly<Record<string, string>>, args: readonly string[] = [], files = {}) {
  return runScript('infra/smoke.ts', { cwd: temporaryFolder(files), env }, args).ended()
}

const broken = async () => ({})

const names = ['function: malformed body', 'function: empty quote', 'function: dry run']

test('after a sound deployment every check passes, and the version is told', async () => {
  const site = await serveSite()
  const { url } = await startFunction(await productHandlerFor(site), await productHandlerFor(site))
  const outputs = JSON.stringify({ Site: { Addresses: site, LiveFunction: live } })

  const { exitCode, stdout, stderr } = await smoke(awsEnvironment(url), [], {
    'cdk.out/outputs.json': outputs,
  })

  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  const [siteLine, functionLine, versionLine, , head, ...rows] = stdout.trimEnd().split('\n')
  expect([siteLine, functionLine, versionLine]).toEqual([
    `Site:     ${site}`,
    `Function: ${live}`,
    'Version:  2',
  ])
  expect(head).toMatch(/^Check +Result +ms$/)
  const passed = rows.map((row) => /^(.+?) +passed +\d+$/.exec(row)?.[1])
  expect(new Set(passed)).toEqual(new Set([...names, ...siteChecks]))
})

test('a check that fails ends it with exit code 1, and the others are made', async () => {
  const site = await serveSite({ 'GET /about': { status: 500 } })
  const { url } = await startFunction(await productHandlerFor('https://other.example'))
  const args = ['--site', site, '--function', live]

  const { exitCode, stdout, stderr } = await smoke(awsEnvironment(url), args)

  const count = names.length + siteChecks.length
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: `4 of ${count} checks failed.\n` })
  expect(stdout).toMatch(/^GET \/about +FAILED +\d+$/m)
  expect(stdout).toMatch(/^GET \/services\/network-design +passed +\d+$/m)
  expect(stdout).toContain('\nGET /about: status: expected 200, found 500.\n')
  expect(stdout).toContain('\nfunction: dry run: status: expected 200, found 400 with {"error":')
})

test('a site that was not built for the address where it is published fails', async () => {
  const site = await serveSite()
  const { url } = await startFunction(await productHandlerFor(site))
  const env = { ...awsEnvironment(url), SITE_ORIGIN: 'https://own.example' }

  const { exitCode, stdout } = await smoke(env, ['--site', site, '--function', live])

  expect(exitCode).toBe(1)
  expect(stdout).toContain(
    `\nGET /about: canonical address: expected "https://own.example/about", found "${published}/about".\n`,
  )
})

test('the function goes back one version, which is checked', async () => {
  const site = await serveSite()
  const { url, getAlias } = await startFunction(await productHandlerFor(site), broken)
  const args = ['--site', site, '--function', live]

  const before = await smoke(awsEnvironment(url), args)
  expect(before).toMatchObject({ exitCode: 1 })

  const { exitCode, stdout, stderr } = await smoke(awsEnvironment(url), [...args, '--rollback'])

  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(/^Moved live from version 2 to version 1\.\n/)
  expect(stdout).toContain('\nVersion:  1\n')
  expect(await getAlias()).toMatchObject({ FunctionVersion: '1' })
})

test('the function goes to the version that is named, which is checked', async () => {
  const site = await serveSite()
  const handler = await productHandlerFor(site)
  const { url, getAlias } = await startFunction(handler, broken, broken)
  const args = ['--site', site, '--function', live, '--rollback', '1']

  const { exitCode, stdout, stderr } = await smoke(awsEnvironment(url), args)

  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout).toMatch(/^Moved live from version 3 to version 1\.\n/)
  expect(stdout).toContain('\nVersion:  1\n')
  expect(await getAlias()).toMatchObject({ FunctionVersion: '1' })
})

test('a version that answers after the rollback and should not fails its checks', async () => {
  const site = await serveSite()
  const handler = await productHandlerFor(site)
  const { url, updateAlias } = await startFunction(async (event) => {
    // Somebody moves the alias on, once this version has been called.
    await updateAlias({ FunctionVersion: '2' })
    return handler(event)
  }, handler)

  const args = ['--site', site, '--function', live, '--rollback']
  const { exitCode, stdout } = await smoke(awsEnvironment(url), args)

  expect(exitCode).toBe(1)
  expect(stdout).toContain('\nVersion:  1, 2\n')
  expect(stdout).toContain('\nfunction: dry run: version: expected "1", found "2".\n')
})

test('without a version before, nothing is checked', async () => {
  const { url } = await startFunction(broken)
  const args = ['--site', 'http://127.0.0.1:1', '--function', live, '--rollback']
  expect(await smoke(awsEnvironment(url), args)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'live is at version 1, and there is none before it.\n',
  })
})

test('without credentials there is one sentence', async () => {
  const { url } = await startLambdaService()
  const { AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _key, ...env } = awsEnvironment(url)
  const args = ['--site', 'http://127.0.0.1:1', '--function', live]
  expect(await smoke(env, args)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      'Sign in to the AWS account first (CredentialsProviderError: Could not load credentials from any providers).\n',
  })
})

test.each(['AWS_ENDPOINT_URL_LAMBDA', 'AWS_ENDPOINT_URL'])(
  'an address in %s that is none ends it with one sentence',
  async (name) => {
    const args = ['--site', 'http://127.0.0.1:1', '--function', live]
    for (const address of ['localhost:4175', '127.0.0.1:4175', 'ftp://localhost']) {
      expect(await smoke({ ...awsEnvironment(''), [name]: address }, args)).toEqual({
        exitCode: 1,
        stdout: '',
        stderr: `${name} must be an address such as http://localhost:4175, with its http:// or https://.\n`,
      })
    }
  },
)

test('before the first deployment there is one sentence', async () => {
  expect(await smoke({})).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      'cdk.out/outputs.json names no deployed site: run npm run deploy first, or add -- --site URL --function ARN.\n',
  })
})
