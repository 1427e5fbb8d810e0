import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildArtifact } from '#infra/build/build-steps.ts'
import { synthesised as synthesisFolder, synthesisArtifact } from '#infra/build/synthesis.ts'
import { checkoutPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { synthesisedFolder } from '#tests/infra/stack/synthesised-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { serve } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const script = 'infra/local/start.ts'

const handler = `
const { SECRET_KEY_PARAMETER: name, PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port } = process.env
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

/** Starts a project whose build and synthesis are up to date, so that nothing has to be made. */
async function startedSite(env: Readonly<Record<string, string>> = {}, more = {}) {
  const sources = [...buildArtifact.sources, 'cdk.json'].map((file) => [file, ''] as const)
  const cwd = temporaryFolder({
    ...Object.fromEntries(sources),
    ...more,
    [buildArtifact.stamp]: JSON.stringify({ siteOrigin: undefined, serviceWorker: true }),
  })
  cpSync(synthesised.folder, join(cwd, synthesisFolder), {
    recursive: true,
    // The archived AWS CLI has 22 MB.
    filter: (path) => !path.endsWith('.zip'),
  })
  writeFiles(cwd, { [synthesisArtifact.stamp]: JSON.stringify({ stackName: 'Site' }) })
  const port = await freePort()
  const site = runScript(script, { cwd, env: { PORT: String(port), ...env } })
  await site.printed('Ctrl-C')
  return { ...site, port, url: `http://localhost:${port}` }
}

const callSchema = z.object({ key: z.string(), environment: z.record(z.string(), z.string()) })

test('the .env file decides, and the environment over it; the function’s own has no key', async () => {
  const file = 'STRIPE_SECRET_KEY=sk_test_file\nSTRIPE_API_BASE=http://127.0.0.1:1\n'
  const settings = { STRIPE_API_BASE: 'http://127.0.0.1:2', SITE_ORIGINS: 'https://a.example' }
  const { url, port } = await startedSite(settings, { '.env': file })
  const response = await fetch(url + checkoutPath)
  const { key, environment } = callSchema.parse(await response.json())
  expect(key).toBe('sk_test_file')
  expect(environment).toMatchObject({
    ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port},https://a.example`,
    STRIPE_API_BASE: 'http://127.0.0.1:2',
  })
  expect(environment).not.toHaveProperty('STRIPE_SECRET_KEY')
})

test('a signal ends everything, in the middle of a call', async () => {
  const { url, kill, ended, printed, output } = await startedSite()
  const [, standIn = ''] = /local stand-in at (http:\S+), no card/.exec(output.stdout) ?? []
  expect((await fetch(standIn)).status).toBe(404)
  const waiting = fetch(`${url}/api/waits`).catch(String)
  await printed('The call has begun')
  kill('SIGINT')
  expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
  for (const outcome of [waiting, fetch(url).catch(String), fetch(standIn).catch(String)]) {
    expect(await outcome).toBe('TypeError: fetch failed')
  }
})

// The ports are checked before anything is built.
test('a port in use ends the start with a sentence', async () => {
  const { port } = await serve(() => {})
  const options = { cwd: temporaryFolder(), env: { PORT: String(port) } }
  const { ended } = runScript(script, options)
  const stderr = `Port ${port} is in use: set PORT or PAYMENTS_PORT to another one.\n`
  expect(await ended()).toEqual({ exitCode: 1, stdout: '', stderr })
})
