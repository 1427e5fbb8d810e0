import { expect, test, vi } from 'vitest'
import { securityHeaders } from '#infra/stack/security-headers.ts'
import { originSecretHeader } from '#lambda/deployment.ts'
import { checkoutPath } from '#shared/addresses.ts'
import * as v from 'valibot'
import { siteOrigin } from '#tests/support/checkout-request.ts'
import { smallSite, startedPreview } from './started-preview.ts'

const handler = `
const behaviours = {
  '/api/event': async (event) => ({ event, environment: process.env }),
  '/api/throws': async () => { throw new TypeError('broken') },
  '${checkoutPath}': async ({ routeKey }) => ({ routeKey }),
}
const results = {
  '/api/malformed': { statusCode: 200, headers: {}, body: '', cookies: [] },
  '/api/not-found': { statusCode: 404, headers: {}, body: '{}' },
  '/api/works': { statusCode: 202, headers: { 'x-own': 'kept' }, body: 'done' },
}
export const handler = async (event) =>
  results[event.rawPath] ?? {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await behaviours[event.rawPath](event)),
  }`

const site = smallSite(handler)

const echoSchema = v.object({
  event: v.looseObject({
    headers: v.record(v.string(), v.string()),
    body: v.optional(v.string()),
    isBase64Encoded: v.boolean(),
  }),
  environment: v.record(v.string(), v.string()),
})

/** The function's event and environment for a request. */
async function echoOf(init?: RequestInit) {
  const { url } = await startedPreview(site)
  return v.parse(echoSchema, await (await fetch(`${url}/api/event`, init)).json())
}

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
test('a call becomes an event of payload format 2.0, with the edge’s secret', async () => {
  vi.stubEnv('OF_THIS_PROCESS', 'secret')
  const body = '{"name":"Wanjikũ"}'
  const headers = { 'content-type': 'application/json', [originSecretHeader]: 'a guess' }
  const { event, environment } = await echoOf({ method: 'POST', headers, body })
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: '$default',
    rawPath: '/api/event',
    headers: { 'content-type': 'application/json' },
    requestContext: { http: { method: 'POST' } },
    body,
    isBase64Encoded: false,
  })
  expect(event.headers[originSecretHeader]).toMatch(/^\w{48}$/)
  expect(event.headers[originSecretHeader]).toBe(environment['ORIGIN_SECRET'])
  expect(environment).toMatchObject({ ALLOWED_ORIGINS: siteOrigin })
  expect(environment).not.toHaveProperty('OF_THIS_PROCESS')
})

test.each([
  ['application/octet-stream', Buffer.from('text')],
  ['application/json', Buffer.from([0x22, 0xff, 0x22])],
])('a body of type %s that is not text is encoded in base64', async (type, body) => {
  const { event } = await echoOf({ method: 'POST', headers: { 'content-type': type }, body })
  expect(event).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true })
})

test.each([
  ['/api/not-found', 404, '<h1>Not found</h1>'],
  ['/api/throws', 500, '{"message":"Internal Server Error"}'],
  ['/api/malformed', 500, '{"message":"Internal Server Error"}'],
])('%s gets a %i with security headers, and the next call works', async (path, status, body) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { url } = await startedPreview(site)
  const response = await fetch(url + path)
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({}))
  expect(log).toHaveBeenCalledTimes(status === 500 ? 1 : 0)
  const next = await fetch(`${url}/api/works`)
  expect([next.status, next.headers.get('x-own'), await next.text()]).toEqual([202, 'kept', 'done'])
})

test('a call to an endpoint has the endpoint’s route', async () => {
  const { url } = await startedPreview(site)
  const checkout = await fetch(url + checkoutPath, { method: 'POST' })
  expect(await checkout.json()).toEqual({ routeKey: `POST ${checkoutPath}` })
  expect(await (await fetch(url + checkoutPath)).json()).toEqual({ routeKey: '$default' })
})

// Another site's page could send one.
test('the Lambda service refuses a call without a signature', async () => {
  const { lambdaPort } = await startedPreview(site)
  const invocations = `http://localhost:${lambdaPort}/2015-03-31/functions/any/invocations`
  expect((await fetch(invocations, { method: 'POST', body: '{}' })).status).toBe(403)
})
