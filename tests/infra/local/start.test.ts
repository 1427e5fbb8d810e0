import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildArtifact } from '#infra/build/build-steps.ts'
import { synthesised as synthesisFolder, synthesisArtifact } from '#infra/build/synthesis.ts'
import * as z from '#shared/schema.ts'
import { synthesisedFolder } from '#tests/infra/stack/synthesised-folder.ts'
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
    await new Promise(() => setInterval(() => {}, 1000))
  }
  const parameter = await (await fetch(url, { headers })).json()
  return {
    statusCode: 200,
    headers: {},
    body: JSON.stringify({ environment: process.env, key: parameter.Parameter.Value }),
  }
}`

const synthesised = synthesisedFolder({
  'site/index.html': '<h1>Home</h1>',
  'lambda/index.mjs': handler,
})

/** A project whose build and synthesis are up to date, so that starting it makes nothing. */
function readyProject(more: Readonly<Record<string, string>> = {}) {
  const sources = [...buildArtifact.sources, 'cdk.json'].map((file) => [file, ''] as const)
  const root = temporaryFolder({
    ...Object.fromEntries(sources),
    ...more,
    [buildArtifact.stamp]: JSON.stringify({ siteOrigin: undefined, serviceWorker: true }),
  })
  cpSync(synthesised.folder, join(root, synthesisFolder), {
    recursive: true,
    // The archived AWS CLI has 22 MB.
    filter: (path) => !path.endsWith('.zip'),
  })
  writeFiles(root, { [synthesisArtifact.stamp]: JSON.stringify({ stackName: 'Site' }) })
  return root
}

function start(cwd: string, env: Readonly<Record<string, string>> = {}) {
  return runScript('infra/local/start.ts', { cwd, env })
}

async function startedSite(env: Readonly<Record<string, string>> = {}, more = {}) {
  const port = await freePort()
  const site = start(readyProject(more), { PORT: String(port), ...env })
  await site.printed('Ctrl-C')
  const [, standIn = ''] = /local stand-in at (http:\S+), no card/.exec(site.output.stdout) ?? []
  return { ...site, port, url: `http://localhost:${port}`, standIn }
}

const callSchema = z.object({ key: z.string(), environment: z.record(z.string(), z.string()) })

/** Calls the API, whose function returns its environment and its key. */
async function call(url: string) {
  return callSchema.parse(await (await fetch(`${url}/api/create-checkout-session`)).json())
}

test('the stack and its payment provider run from one command', async () => {
  const { url, port, output, standIn } = await startedSite()
  expect(output.stdout).toContain(`Site:     ${url}\n`)
  expect(output.stdout).toMatch(/^Starting the preview: \d+\.\d s$/m)
  expect(output.stdout).toMatch(/^Lambda: +http:\S+, function arn:aws:lambda:\S+:live$/m)
  expect((await fetch(standIn)).status).toBe(404)
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>')
  const { key, environment } = await call(url)
  expect(key).toBe('sk_test_local')
  expect(environment).toMatchObject({
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
    STRIPE_API_BASE: standIn,
  })
  expect(environment).not.toHaveProperty('STRIPE_SECRET_KEY')
})

test('the .env file decides, and the environment over it', async () => {
  const file = 'STRIPE_SECRET_KEY=sk_test_file\nSTRIPE_API_BASE=http://127.0.0.1:1\n'
  const settings = { STRIPE_API_BASE: 'http://127.0.0.1:2', SITE_ORIGINS: 'https://a.example' }
  const { url, port, output } = await startedSite(settings, { '.env': file })
  expect(output.stdout).toContain('Payments: the server at http://127.0.0.1:2\n')
  const { key, environment } = await call(url)
  expect(key).toBe('sk_test_file')
  expect(environment).toMatchObject({
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port},https://a.example`,
    STRIPE_API_BASE: 'http://127.0.0.1:2',
  })
})

test('a signal ends everything, in the middle of a call', async () => {
  const { url, kill, ended, printed, standIn } = await startedSite()
  const waiting = fetch(`${url}/api/waits`).catch(String)
  await printed('The call has begun')
  kill('SIGINT')
  expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
  for (const outcome of [waiting, fetch(url).catch(String), fetch(standIn).catch(String)]) {
    expect(await outcome).toBe('TypeError: fetch failed')
  }
})

test('when npm is ended, the site ends with it', async () => {
  const port = await freePort()
  const manifest = { scripts: { start: commandLineOf('infra/local/start.ts') } }
  const cwd = readyProject({ 'package.json': JSON.stringify(manifest) })
  const npm = runNpmScript('start', { cwd, env: { PORT: String(port) } })
  await npm.printed('Ctrl-C')
  npm.kill('SIGTERM')
  // Its output closes when the last of its processes has ended.
  await npm.ended()
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed')
})

// The ports are checked before anything is built.
test('a port in use ends the start with a sentence', async () => {
  const { port } = await serve(() => {})
  const { ended } = start(temporaryFolder(), { PORT: String(port) })
  const stderr = `Port ${port} is in use: set PORT or PAYMENTS_PORT to another one.\n`
  expect(await ended()).toEqual({ exitCode: 1, stdout: '', stderr })
})
