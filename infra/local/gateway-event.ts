import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

// What an HTTP API passes on as text; every other body reaches the function in base64.
const textTypes = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b)/i

const routeKey = 'ANY /api/{proxy+}'

function headersOf(request: IncomingMessage, sourceIp: string): Record<string, string> {
  // Cookies have a field of their own.
  const { cookie: _cookies, ...headers } = request.headers
  const joined = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  return { ...Object.fromEntries(joined), 'x-forwarded-for': sourceIp, 'x-forwarded-proto': 'http' }
}

function queryOf(rawQueryString: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value
  }
  return query
}

function bodyOf(body: Buffer, contentType = '') {
  if (body.length === 0) return { isBase64Encoded: false }
  return textTypes.test(contentType) && isUtf8(body)
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true }
}

/**
 * The event that an API Gateway HTTP API sends to a function, payload format 2.0
 * (docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html).
 *
 * @throws URIError when the path's percent-encoding is broken
 */
export function gatewayEvent(request: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 {
  const [path = '', ...query] = (request.url ?? '').split('?')
  const rawQueryString = query.join('?')
  const rawPath = decodeURIComponent(path)
  const sourceIp = request.socket.remoteAddress ?? ''
  const domainName = request.headers.host ?? ''
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(request.headers.cookie && { cookies: request.headers.cookie.split(/;\s*/) }),
    headers: headersOf(request, sourceIp),
    ...(rawQueryString && { queryStringParameters: queryOf(rawQueryString) }),
    pathParameters: { proxy: rawPath.replace(/^\/api\//, '') },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: domainName.split('.')[0] ?? '',
      http: {
        method: request.method ?? '',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(body, request.headers['content-type']),
  }
}
