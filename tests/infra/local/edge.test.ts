import { expect, test } from 'vitest'
import { startedPreview, synthesisedFolder } from './started-preview.ts'

// tests/build/smoke.test.ts asks it for pages, files and calls as a deployment is asked.
const synthesised = synthesisedFolder({
  'site/about/index.html': '<h1>About</h1>',
  'lambda/index.mjs': `export const handler = async () => ({ statusCode: 200, headers: {}, body: '' })`,
})

test.each(['127.0.0.1', '[::1]'])('the site is served at %s too', async (host) => {
  const { port } = await startedPreview(synthesised)
  expect((await fetch(`http://${host}:${port}/about`)).status).toBe(200)
})

test.each([
  ['POST', '/about', 403],
  ['OPTIONS', '/api/x', 200],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/api/%E0%A4%A', 400],
])('%s %s gets a %i', async (method, path, status) => {
  const { url } = await startedPreview(synthesised)
  expect((await fetch(url + path, { method })).status).toBe(status)
})
