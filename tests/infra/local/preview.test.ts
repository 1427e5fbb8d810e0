import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, expect, test, vi } from 'vitest'
import { createEdge } from '#infra/local/edge.ts'
import { type Invoke, startFunction } from '#infra/local/function.ts'
import { createApi } from '#infra/local/http-api.ts'
import { serveAt } from '#infra/local/listen.ts'
import { type ConfigInput } from '#infra/stack/config-schema.ts'
import { securityHeaders } from '#infra/stack/security-headers.ts'
import { readStage } from '#infra/stack/stage.ts'
import { everySetting } from '#tests/infra/stack/synthesised-site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A preview of two pages with this function, as production's stack would serve them, that runs until the test is over. */
export async function startedPreview(invoke: Invoke, config: ConfigInput = {}) {
  const folder = temporaryFolder({
    'index.html': '<!doctype html>',
    '404.html': '<h1>Not found</h1>',
  })
  const stage = readStage({}, { production: config, staging: { stackName: 'Trial' } })
  const { port, close } = await serveAt(createEdge(stage, folder, createApi({}, invoke)), 0)
  onTestFinished(close)
  return { url: `http://localhost:${port}` }
}

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

const json = (value: unknown) => ({ statusCode: 200, headers: {}, body: JSON.stringify(value) })

// tests/build/smoke.test.ts shows that a call reaches the function: with its path, its route, and the edge’s secret.
const broken = '{"message":"Internal Server Error"}'

test.each([
  ['404', () => ({ statusCode: 404, headers: {}, body: '{}' }), 404, '<h1>Not found</h1>'],
  ['error', () => Promise.reject(new TypeError('broken')), 500, broken],
  ['malformed result', () => ({ ...json(''), cookies: [] }), 500, broken],
])('after a function’s %s, the next call works', async (_, first, status, body) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const results = [first, () => ({ statusCode: 202, headers: { 'x-own': 'kept' }, body: 'done' })]
  const { url } = await startedPreview(async () => results.shift()?.())
  const response = await fetch(`${url}/api/call`)
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({}))
  expect(log).toHaveBeenCalledTimes(status === 500 ? 1 : 0)
  const next = await fetch(`${url}/api/call`)
  expect([next.status, next.headers.get('x-own'), await next.text()]).toEqual([202, 'kept', 'done'])
})

test('a new bundle is used from the next call on, which fails if the bundle does not load', async () => {
  const file = join(temporaryFolder({ 'index.mjs': '' }), 'index.mjs')
  const payments = { secretKey: '', environment: {} }
  const { invoke, close } = await startFunction(file, {}, payments)
  onTestFinished(close)
  let seconds = 0
  const bundle = (source: string) => {
    writeFileSync(file, source)
    // The file system's clock may be too coarse for two builds of one test.
    seconds += 1
    utimesSync(file, seconds, seconds)
  }
  bundle(`export const handler = async () => 'old'`)
  expect(await invoke({})).toBe('old')
  bundle(`throw new TypeError('no key')`)
  await expect(invoke({})).rejects.toThrow('no key')
  bundle(`export const handler = async () => 'new'`)
  expect(await invoke({})).toBe('new')
})
