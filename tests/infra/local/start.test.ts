import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUpToDate, makeFrom } from '#infra/artifact.ts'
import { buildArtifact } from '#infra/build-steps.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { outputsFile } from '#infra/smoke/targets.ts'
import { synthesised as synthesisFolder, synthesisArtifact } from '#infra/synthesis.ts'
import * as z from '#shared/schema.ts'
import { synthesisedFolder } from '#tests/infra/synthesised-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { serve } from '#tests/support/local-server.ts'
import { commandLineOf, runNpmScript, runScript } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const handler = `
const { STRIPE_SECRET_KEY_PARAMETER: name, PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port } = process.env
const headers = { 'x-aws-parameters-secrets-token': process.env.AWS_SESSION_TOKEN }
const url = 'http://localhost:' + port + '/systemsmanager/parameters/get?withDecryption=true&name=' + name

export const handler = async (event) => {
  if (event.rawPath === '/api/waits') {
    console.log('The call has begun')
    await new Promise(() => {})
  }
  const parameter = await (await fetch(url, { headers })).json()
  return { path: event.rawPath, environment: process.env, key: parameter.Parameter.Value }
}`

const files = {
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': '<h1>Oops! Page not found</h1>',
  'lambda/index.mjs': handler,
}
const synthesised = synthesisedFolder(files)

/** A project whose build and synthesis are up to date, so that starting it makes nothing. */
async function readyProject(more: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder(more)
  await makeFrom(root, buildArtifact, { siteOrigin: undefined }, async () =>
    writeFiles(root, { 'dist/site/index.html': '', 'dist/lambda/index.mjs': '' }),
  )
  await makeFrom(root, synthesisArtifact, null, async () =>
    cpSync(synthesised(), join(root, synthesisFolder), { recursive: true }),
  )
  return root
}

function start(cwd: string, env: Readonly<Record<string, string>> = {}) {
  return runScript('infra/local/start.ts', { cwd, env })
}

function standInOf(output: string): string {
  return /local stand-in at (http:\S+), no card is charged/.exec(output)?.[1] ?? ''
}

async function startedSite(env: Readonly<Record<string, string>> = {}, more = {}) {
  const port = await freePort()
  const site = start(await readyProject(more), { PORT: String(port), ...env })
  await expect.poll(() => site.output.stdout + site.output.stderr).toContain('Ctrl-C')
  return { ...site, port, url: `http://localhost:${port}` }
}

const callSchema = z.object({
  path: z.string(),
  key: z.string(),
  environment: z.record(z.string(), z.string()),
})

/** Calls the API, whose function answers with what it got. */
async function call(url: string) {
  return callSchema.parse(await (await fetch(url)).json())
}

test('the stack and its payment provider run from one command', async () => {
  const { url, port, output } = await startedSite()
  const standIn = standInOf(output.stdout)
  expect(output.stdout).toContain(`Site:     ${url}\n`)
  expect((await fetch(standIn)).status).toBe(404)

  const page = await fetch(url)
  expect(await page.text()).toBe('<h1>Home</h1>')
  expect(Object.fromEntries(page.headers)).toMatchObject(securityHeaders)
  expect((await fetch(`${url}/nothing`)).status).toBe(404)

  const { path, key, environment } = await call(`${url}/api/create-checkout-session`)
  expect({ path, key }).toEqual({ path: '/api/create-checkout-session', key: 'sk_test_local' })
  expect(environment).toMatchObject({
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
    STRIPE_API_BASE: standIn,
  })
  expect(environment).not.toHaveProperty('STRIPE_SECRET_KEY')
})

test('beside the site there is the Lambda service, for calling the function itself', async () => {
  const { output } = await startedSite()
  const [, service = '', name = ''] =
    /^Lambda: +(http:\S+), function \S+:(\w+):live$/m.exec(output.stdout) ?? []
  const versions = await fetch(`${service}/2015-03-31/functions/${name}/versions`)
  expect(await versions.json()).toMatchObject({ Versions: [{}, { Version: '1' }] })
})

test('the .env file decides, and the environment over it', async () => {
  const file = 'STRIPE_SECRET_KEY=sk_test_file\nSTRIPE_API_BASE=http://127.0.0.1:1\n'
  const settings = { STRIPE_API_BASE: 'http://127.0.0.1:2', SITE_ORIGINS: 'https://a.example' }
  const { url, port, output } = await startedSite(settings, { '.env': file })
  expect(output.stdout).toContain('Payments: the server at http://127.0.0.1:2\n')
  const { key, environment } = await call(`${url}/api/`)
  expect(key).toBe('sk_test_file')
  expect(environment).toMatchObject({
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port},https://a.example`,
    STRIPE_API_BASE: 'http://127.0.0.1:2',
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends everything, in the middle of a call',
  async (signal) => {
    const { url, kill, ended, output } = await startedSite()
    const standIn = standInOf(output.stdout)
    const waiting = fetch(`${url}/api/waits`).catch((error: unknown) => error)
    await expect.poll(() => output.stdout).toContain('The call has begun')
    kill(signal)
    expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
    for (const outcome of [waiting, fetch(url).catch(String), fetch(standIn).catch(String)]) {
      expect(String(await outcome)).toBe('TypeError: fetch failed')
    }
  },
)

test('when npm is ended, the site ends with it', async () => {
  const port = await freePort()
  const manifest = { scripts: { start: commandLineOf('infra/local/start.ts') } }
  const cwd = await readyProject({ 'package.json': JSON.stringify(manifest) })
  const npm = runNpmScript('start', { cwd, env: { PORT: String(port) } })
  await expect.poll(() => npm.output.stdout).toContain('Ctrl-C')
  npm.kill('SIGTERM')
  // Its output closes when the last of its processes has ended.
  await npm.ended()
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed')
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535.'],
  [
    { STRIPE_API_BASE: 'https://pay.example' },
    'STRIPE_SECRET_KEY is missing: https://pay.example is not on this machine.',
  ],
  [
    { SITE_ORIGIN: 'www.example.com' },
    'SITE_ORIGIN must be the address of the published site, such as https://www.example.com, without a path.',
  ],
])('%j ends the start with one sentence', async (environment, sentence) => {
  const { exitCode, stderr } = await start(await readyProject(), environment).ended()
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: `${sentence}\n` })
})

test('a port in use ends the start with one sentence', async () => {
  const { port } = await serve(() => {})
  const { exitCode, stderr } = await start(await readyProject(), { PORT: String(port) }).ended()
  const sentence = `Port ${port} is in use: set PORT to another one.\n`
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: sentence })
})

test('a synthesis that was changed by hand is not taken for what the sources say', async () => {
  const root = await readyProject()
  const [asset = ''] = readdirSync(join(root, synthesisFolder)).filter((name) =>
    name.startsWith('asset.'),
  )
  for (const file of ['Site.template.json', `${asset}/index.html`]) {
    expect(await isUpToDate(root, synthesisArtifact, null)).toBe(true)
    const path = join(root, synthesisFolder, file)
    const before = existsSync(path) ? readFileSync(path) : null
    writeFiles(root, { [`${synthesisFolder}/${file}`]: 'changed' })
    expect(await isUpToDate(root, synthesisArtifact, null)).toBe(false)
    if (before) writeFileSync(path, before)
    else rmSync(path)
  }
})

test('what a deployment leaves beside a synthesis does not make it another one', async () => {
  const root = await readyProject()
  writeFiles(root, { [outputsFile]: '{}', [`${synthesisFolder}/.cache/asset.zip`]: '' })
  expect(await isUpToDate(root, synthesisArtifact, null)).toBe(true)
})
