import { expect, test } from 'vitest'
import { everySetting } from '#tests/infra/stack/synthesised-site.ts'
import { startedPreview } from './started-preview.ts'

// tests/build/smoke.test.ts requests pages, files and calls from it like from a deployment.
const invoke = async () => ({ statusCode: 200, headers: {}, body: '' })

test.each([
  ['POST', '/about', 403],
  ['OPTIONS', '/api/x', 200],
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/api/%E0%A4%A', 400],
])('%s %s gets a %i', async (method, path, status) => {
  const { url } = await startedPreview(invoke)
  expect((await fetch(url + path, { method })).status).toBe(status)
})

test('a site with every setting is served here too, instead of redirecting to its domain', async () => {
  const { url } = await startedPreview(invoke, everySetting)
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(200)
})
