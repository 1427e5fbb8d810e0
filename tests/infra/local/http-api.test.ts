import { expect, test, vi } from 'vitest'
import { securityHeaders } from '#infra/stack/security-headers.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { startedPreview } from './started-preview.ts'

const json = (value: unknown) => ({ statusCode: 200, headers: {}, body: JSON.stringify(value) })

/** The event for a call. */
async function eventOf(path: string, init?: RequestInit) {
  const { url, site } = await startedPreview(async (event) => json(event))
  const event: unknown = await (await fetch(url + path, init)).json()
  return { event, site }
}

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
test('a call becomes an event of payload format 2.0, with the edge’s secret', async () => {
  const body = '{"name":"Wanjikũ"}'
  const headers = { 'content-type': 'application/json', [originSecretHeader]: 'a guess' }
  const { event, site } = await eventOf('/api/event', { method: 'POST', headers, body })
  const { ORIGIN_SECRET: secret } = site.function.environment
  expect(secret).toMatch(/^\w{48}$/)
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: '$default',
    rawPath: '/api/event',
    headers: { 'content-type': 'application/json', [originSecretHeader]: secret },
    requestContext: { http: { method: 'POST' } },
    body,
    isBase64Encoded: false,
  })
})

test.each([
  ['application/octet-stream', Buffer.from('text')],
  ['application/json', Buffer.from([0x22, 0xff, 0x22])],
])('a body of type %s that is not text is encoded in base64', async (type, body) => {
  const headers = { 'content-type': type }
  const { event } = await eventOf('/api/event', { method: 'POST', headers, body })
  expect(event).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true })
})

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

test.each([
  ['POST', `POST ${checkoutPath}`],
  ['GET', '$default'],
])('a %s to the checkout’s path has the route %s', async (method, routeKey) => {
  const { event } = await eventOf(checkoutPath, { method })
  expect(event).toMatchObject({ routeKey })
})
