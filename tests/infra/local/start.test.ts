import { expect, test } from 'vitest'
import { recordBuild } from '#infra/build-record.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { freePort } from '#tests/support/free-port.ts'
import { serve } from '#tests/support/local-server.ts'
import { commandLineOf, runNpmScript, runScript } from '#tests/support/run-script.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'

const handler = `
export const handler = async (event) => {
  if (event.rawPath === '/api/waits') {
    console.log('The call has begun')
    await new Promise(() => {})
  }
  return { path: event.rawPath, environment: process.env }
}`

/** A project whose build is up to date, so that starting it builds nothing. */
async function builtProject(files: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder(files)
  await recordBuild(root, { siteOrigin: undefined }, async () =>
    writeFiles(root, {
      'dist/site/index.html': '<h1>Home</h1>',
      'dist/site/404.html': '<h1>Oops! Page not found</h1>',
      'dist/lambda/index.mjs': handler,
    }),
  )
  return root
}

function start(cwd: string, env: Readonly<Record<string, string>> = {}) {
  return runScript('infra/local/start.ts', { cwd, env })
}

function standInOf(output: string): string {
  return /local stand-in at (http:\S+), no card is charged/.exec(output)?.[1] ?? ''
}

async function startedSite(env: Readonly<Record<string, string>> = {}, files = {}) {
  const port = await freePort()
  const site = start(await builtProject(files), { PORT: String(port), ...env })
  await expect
    .poll(() => site.output.stdout + site.output.stderr, { timeout: 20_000 })
    .toContain('Ctrl-C')
  return { ...site, port, url: `http://localhost:${port}` }
}

test('the site, its API and its payment provider run from one command', async () => {
  const { url, port, output } = await startedSite()
  const standIn = standInOf(output.stdout)
  expect(output.stdout).toContain(`Site:     ${url}\n`)
  expect((await fetch(standIn)).status).toBe(404)

  const page = await fetch(url)
  expect(await page.text()).toBe('<h1>Home</h1>')
  expect((await fetch(`${url}/nothing`)).status).toBe(404)

  const answer = await fetch(`${url}/api/create-checkout-session`, { method: 'POST' })
  expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders('http'))
  expect(await answer.json()).toEqual({
    path: '/api/create-checkout-session',
    environment: {
      ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_API_BASE: standIn,
    },
  })
}, 30_000)

test('the .env file decides, and the environment over it', async () => {
  const file = 'STRIPE_SECRET_KEY=sk_test_file\nSTRIPE_API_BASE=http://127.0.0.1:1\n'
  const environment = { STRIPE_API_BASE: 'http://127.0.0.1:2', SITE_ORIGINS: 'https://a.example' }
  const { url, port, output } = await startedSite(environment, { '.env': file })
  expect(output.stdout).toContain('Payments: the server at http://127.0.0.1:2\n')
  expect(await (await fetch(`${url}/api/`)).json()).toMatchObject({
    environment: {
      ALLOWED_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port},https://a.example`,
      STRIPE_SECRET_KEY: 'sk_test_file',
      STRIPE_API_BASE: 'http://127.0.0.1:2',
    },
  })
}, 30_000)

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends everything, in the middle of a call',
  async (signal) => {
    const { url, kill, ended, output } = await startedSite()
    const standIn = standInOf(output.stdout)
    const call = fetch(`${url}/api/waits`).catch((error: unknown) => error)
    await expect.poll(() => output.stdout, { timeout: 20_000 }).toContain('The call has begun')
    kill(signal)
    expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
    for (const outcome of [call, fetch(url).catch(String), fetch(standIn).catch(String)]) {
      expect(String(await outcome)).toBe('TypeError: fetch failed')
    }
  },
  30_000,
)

test('when npm is ended, the site ends with it', async () => {
  const port = await freePort()
  const manifest = { scripts: { start: commandLineOf('infra/local/start.ts') } }
  const cwd = await builtProject({ 'package.json': JSON.stringify(manifest) })
  const npm = runNpmScript('start', { cwd, env: { PORT: String(port) } })
  await expect.poll(() => npm.output.stdout, { timeout: 20_000 }).toContain('Ctrl-C')
  npm.kill('SIGTERM')
  // Its output closes when the last of its processes has ended.
  await npm.ended()
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed')
}, 30_000)

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
])(
  '%j ends the start with one sentence',
  async (environment, sentence) => {
    const { exitCode, stderr } = await start(await builtProject(), environment).ended()
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: `${sentence}\n` })
  },
  30_000,
)

test('a port in use ends the start with one sentence', async () => {
  const { port } = await serve(() => {})
  const { exitCode, stderr } = await start(await builtProject(), { PORT: String(port) }).ended()
  const sentence = `Port ${port} is in use: set PORT to another one.\n`
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: sentence })
}, 30_000)
