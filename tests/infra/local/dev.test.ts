import { expect, test } from 'vitest'
import { settingNames } from '#infra/tools/environment.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { freePort } from '#tests/support/free-port.ts'
import { runScript } from '#tests/support/run-script.ts'

test('the development server serves the pages with hot reload, and the same API', async () => {
  const port = await freePort()
  // Set to nothing, so that a developer's own .env file has no say.
  const unset = Object.fromEntries(settingNames.map((name) => [name, '']))
  const env = { ...unset, PORT: String(port) }
  const { output, kill, ended } = runScript('infra/local/dev.ts', { cwd: process.cwd(), env })
  await expect.poll(() => output.stdout + output.stderr).toContain('Ctrl-C')

  const url = `http://localhost:${port}`
  const page = await fetch(`${url}/custom-quote`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('/@vite/client')

  const answer = await fetch(url + checkoutPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toHaveProperty('error.code')

  kill('SIGTERM')
  expect((await ended()).exitCode).toBe(0)
})
