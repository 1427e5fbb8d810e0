import { expect, test, vi } from 'vitest'
import { securityHeaders } from '#infra/stack/edge/behaviour.ts'
import { startedPreview } from './started-preview.ts'

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
