import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { expect, test } from 'vitest'
import { createHttpApi } from '#infra/local/api-gateway/http-api.ts'
import { parseRoute } from '#infra/local/api-gateway/route.ts'
import type { HttpRequest } from '#infra/local/http.ts'
import { httpRequest } from '#tests/infra/local/http-request.ts'
import { anyOf, textLike } from '#tests/support/matchers.ts'

const path = '/api/create-checkout-session'

/** The event that a request becomes, and the answer. */
async function eventOf(request: Partial<HttpRequest>, routeKey = '$default') {
  const events: APIGatewayProxyEventV2[] = []
  const route = {
    ...parseRoute(routeKey),
    timeoutMs: 30_000,
    takeToken: () => true,
    invoke: async (event: APIGatewayProxyEventV2) => events.push(event),
  }
  const { status, headers } = await createHttpApi({ id: 'shop', routes: [route] })(
    httpRequest(request),
  )
  return { event: events[0], status, headers }
}

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
test('a request becomes an event of payload format 2.0', async () => {
  const { event, headers } = await eventOf({
    method: 'POST',
    query: 'a=1&a=2&b=x%20y&__proto__=3',
    headers: {
      host: 'www.example.com',
      connection: 'keep-alive',
      'transfer-encoding': 'chunked',
      'content-type': 'application/json',
      'user-agent': 'Browser/1',
      cookie: 'one=1; two=2',
      accept: 'text/html, application/json',
      'x-forwarded-for': '192.0.2.1',
    },
    body: Buffer.from('{"name":"Wanjikũ"}'),
    ip: '198.51.100.7',
  })
  expect(event).toEqual({
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: 'a=1&a=2&b=x%20y&__proto__=3',
    queryStringParameters: Object.fromEntries([
      ['a', '1,2'],
      ['b', 'x y'],
      ['__proto__', '3'],
    ]),
    cookies: ['one=1', 'two=2'],
    headers: {
      host: 'shop.execute-api.us-east-1.amazonaws.com',
      'content-type': 'application/json',
      'content-length': '19',
      'user-agent': 'Browser/1',
      accept: 'text/html, application/json',
      'x-forwarded-for': '192.0.2.1, 198.51.100.7',
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'shop',
      domainName: 'shop.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'shop',
      http: {
        method: 'POST',
        path,
        protocol: 'HTTP/1.1',
        sourceIp: '198.51.100.7',
        userAgent: 'Browser/1',
      },
      requestId: headers['apigw-requestid'],
      routeKey: '$default',
      stage: '$default',
      time: textLike(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      timeEpoch: anyOf(Number),
    },
    body: '{"name":"Wanjikũ"}',
    isBase64Encoded: false,
  })
})

test('the time is told twice', async () => {
  const { event } = await eventOf({})
  const { time = '', timeEpoch = 0 } = event?.requestContext ?? {}
  const [date = '', clock = ''] = time.split(/:(.*)/)
  expect(Date.parse(`${date.replaceAll('/', ' ')} ${clock}`)).toBe(
    Math.floor(timeEpoch / 1_000) * 1_000,
  )
})

test('a request without body, query, cookies and variables has an event without them', async () => {
  const { event } = await eventOf({})
  for (const field of ['body', 'queryStringParameters', 'cookies', 'pathParameters']) {
    expect(event).not.toHaveProperty(field)
  }
  expect(event).toMatchObject({
    rawQueryString: '',
    isBase64Encoded: false,
    headers: { 'content-length': '0', 'x-forwarded-for': '127.0.0.1' },
  })
})

test('the path and its variables are passed on decoded', async () => {
  const { event } = await eventOf({ path: '/api/caf%C3%A9/a%2Fb' }, 'GET /api/{name}/{proxy+}')
  expect(event).toMatchObject({
    routeKey: 'GET /api/{name}/{proxy+}',
    rawPath: '/api/café/a/b',
    pathParameters: { name: 'café', proxy: 'a/b' },
    requestContext: { routeKey: 'GET /api/{name}/{proxy+}', http: { path: '/api/café/a/b' } },
  })
})

test('a path whose encoding is broken never reaches the function', async () => {
  expect(await eventOf({ path: '/api/%E0%A4' })).toMatchObject({ event: undefined, status: 400 })
})

test.each([
  ['application/json; charset=utf-8', '{}', false],
  ['application/problem+json', '{}', false],
  ['text/plain', 'text', false],
  ['application/octet-stream', 'text', true],
  ['application/x-www-form-urlencoded', 'a=1', true],
  ['application/json', Uint8Array.of(0x22, 0xff, 0x22), true],
])('a body of type %s reaches the function byte by byte', async (type, sent, isBase64Encoded) => {
  const body = Buffer.from(sent)
  const { event } = await eventOf({ method: 'POST', headers: { 'content-type': type }, body })
  expect(event?.isBase64Encoded).toBe(isBase64Encoded)
  expect(Buffer.from(event?.body ?? '', isBase64Encoded ? 'base64' : 'utf8')).toEqual(body)
})
