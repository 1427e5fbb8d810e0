import { expect, test } from 'vitest'
import { settingNames } from '#infra/tools/environment.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { freePort } from '#tests/support/started-site.ts'
import { hasSignals, runScript } from '#tests/support/run-script.ts'

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
