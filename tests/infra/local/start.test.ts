import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildArtifact, built, make } from '#infra/tools/files.ts'
import { freePort } from '#tests/support/started-site.ts'
import { serve } from '#tests/support/local-server.ts'
import { hasSignals, runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { settingNames } from '#infra/tools/environment.ts'
import { checkoutPath } from '#shared/addresses.ts'

const script = 'infra/local/start.ts'

// The address is checked before anything is built.
test.each([
  ['in use', '127.0.0.1', 'is in use. Set PORT to another one.'],
  ['of another machine', '203.0.113.1', 'cannot be opened: HOST is no address of this machine.'],
])('an address %s makes the start fail with a sentence', async (_, HOST, sentence) => {
  const { port } = await serve(() => {})
  const options = { cwd: temporaryFolder(), env: { PORT: String(port), HOST } }
  const { ended } = runScript(script, options)
  expect(await ended()).toEqual({ exitCode: 1, stdout: '', stderr: `Port ${port} ${sentence}\n` })
})

test('with HOST, the site listens there, and has the stand-in’s pages under its own origin', async () => {
  // A project whose build is up to date.
  const cwd = temporaryFolder({
    ...Object.fromEntries(buildArtifact.sources.map((file) => [file, ''])),
    [`${built.site}/index.html`]: '',
    [built.lambda]: 'export const handler = () => {}',
  })
  const sources = buildArtifact.sources.map((file) => join(cwd, file))
  const artifact = { sources, stamp: join(cwd, buildArtifact.stamp) }
  await make(artifact, { siteOrigin: undefined }, async () => {})
  const port = await freePort()
  const { printed } = runScript(script, { cwd, env: { PORT: String(port), HOST: '0.0.0.0' } })
  await printed('Ctrl-C')
  const page = await fetch(`http://127.0.0.1:${port}/c/pay/cs_test_unknown`)
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('payment page')])
})

test('the development server serves the pages with hot reload, and the same API', async () => {
  const port = await freePort()
  // Empty, so that a developer's own .env file has no effect.
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const env = { ...unset, PORT: String(port) }
  const { printed, kill, ended } = runScript('infra/local/dev.ts', { cwd: process.cwd(), env })
  await printed('Ctrl-C')

  const url = `http://localhost:${port}`
  for (const [path, status, content] of [
    ['/custom-quote', 200, '/@vite/client'],
    ['/custom-quote/', 200, '/@vite/client'],
    ['/src/shell/boot/boot.ts', 200, '/src/shell/entry-client.tsx'],
    ['/favicon.ico', 404, 'Not found'],
    ['/service-worker.js', 200, 'unregister'],
    ['/src/unknown.ts', 404, 'Not found'],
  ] as const) {
    const response = await fetch(url + path)
    expect([path, response.status]).toEqual([path, status])
    expect(await response.text()).toContain(content)
  }

  const response = await fetch(url + checkoutPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty('error.code', 'invalid_request')

  if (!hasSignals) return
  kill('SIGTERM')
  expect(await ended()).toMatchObject({ exitCode: 0, stderr: '' })
})
