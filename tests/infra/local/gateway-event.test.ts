import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { createGateway } from '#infra/local/gateway.ts'
import { sendRaw, serve } from '#tests/support/local-server.ts'

/** A gateway whose function records its events. */
async function recordingGateway() {
  const events: APIGatewayProxyEventV2[] = []
  const gateway = createGateway({
    invoke: async (event) => {
      events.push(event)
      return 'done'
    },
  })
  const server = await serve((request, response) => void gateway(request, response))
  return { ...server, events, event: () => events[0] }
}

const path = '/api/create-checkout-session'

test('a request becomes an event of payload format 2.0', async () => {
  const { url, port, event } = await recordingGateway()
  await fetch(`${url}${path}?a=1&a=2&b=x%20y`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Browser/1',
      Cookie: 'one=1; two=2',
    },
    body: '{"name":"Wanjikũ"}',
  })
  expect(event()).toMatchObject({
    version: '2.0',
    routeKey: 'ANY /api/{proxy+}',
    rawPath: path,
    rawQueryString: 'a=1&a=2&b=x%20y',
    queryStringParameters: { a: '1,2', b: 'x y' },
    pathParameters: { proxy: 'create-checkout-session' },
    cookies: ['one=1', 'two=2'],
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
    body: '{"name":"Wanjikũ"}',
    isBase64Encoded: false,
    requestContext: {
      domainName: `127.0.0.1:${port}`,
      stage: '$default',
      http: {
        method: 'POST',
        path,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'Browser/1',
      },
    },
  })
  expect(event()?.headers).not.toHaveProperty('cookie')
  expect(event()?.requestContext.requestId).toMatch(/^[\w-]{36}$/)
})

test('a request without body, query and cookies has an event without them', async () => {
  const { url, event } = await recordingGateway()
  await fetch(url + path)
  for (const field of ['body', 'queryStringParameters', 'cookies']) {
    expect(event()).not.toHaveProperty(field)
  }
  expect(event()).toMatchObject({ rawQueryString: '', isBase64Encoded: false })
})

test('the path is passed on decoded', async () => {
  const { url, event } = await recordingGateway()
  await fetch(`${url}/api/caf%C3%A9`)
  expect(event()).toMatchObject({ rawPath: '/api/café', pathParameters: { proxy: 'café' } })
})

test('a path whose encoding is broken never reaches the function', async () => {
  const { port, events } = await recordingGateway()
  const answer = await sendRaw(
    port,
    'GET /api/%E0%A4 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain('{"message":"Bad Request"}')
  expect(events).toEqual([])
})

test.each([
  ['application/json; charset=utf-8', '{}', false],
  ['application/problem+json', '{}', false],
  ['text/plain', 'text', false],
  ['application/octet-stream', 'text', true],
  ['application/x-www-form-urlencoded', 'a=1', true],
  ['application/json', Uint8Array.of(0x22, 0xff, 0x22), true],
])('a body of type %s reaches the function byte by byte', async (type, body, isBase64Encoded) => {
  const { url, event } = await recordingGateway()
  await fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body })
  expect(event()?.isBase64Encoded).toBe(isBase64Encoded)
  const bytes = Buffer.from(event()?.body ?? '', isBase64Encoded ? 'base64' : 'utf8')
  expect(bytes).toEqual(Buffer.from(body))
})
