import { isUtf8 } from 'node:buffer'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { account, region } from '#infra/local/cloudformation/resource-types.ts'
import type { HttpRequest } from '#infra/local/http.ts'
import { endToEndHeaders } from './end-to-end-headers.ts'
import type { PathParameters } from './route.ts'

/** What an event says beside the request itself. */
export type Call = {
  readonly apiId: string
  readonly routeKey: string
  readonly pathParameters: PathParameters
  readonly requestId: string
  readonly time: Date
}

// What an HTTP API passes on as text; every other body reaches the function in base64.
const textTypes = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b)/i

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The API's own address, by which it is called. */
export function domainNameOf(apiId: string): string {
  return `${apiId}.execute-api.${region}.amazonaws.com`
}

/** A time as in "12/Mar/2020:19:03:58 +0000". */
function timeOf(time: Date): string {
  const [date = '', clock = ''] = time.toISOString().split(/[T.]/)
  const [year, month, day] = date.split('-')
  return `${day}/${months[Number(month) - 1]}/${year}:${clock} +0000`
}

function headersOf({ headers, body, ip }: HttpRequest, domainName: string): Record<string, string> {
  // Cookies have a field of their own.
  const { cookie: _cookies, ...passedOn } = endToEndHeaders(headers)
  const forwardedFor = headers['x-forwarded-for']
  return {
    ...passedOn,
    host: domainName,
    'content-length': String(body.length),
    // Observed, not documented: the address of whoever asks, here the edge, is added to those before it.
    'x-forwarded-for': forwardedFor === undefined ? ip : `${forwardedFor}, ${ip}`,
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  }
}

/** "Duplicate query strings are combined with commas." */
function queryOf(rawQueryString: string): Record<string, string> {
  const query = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const before = query.get(name)
    query.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(query)
}

function bodyOf(body: Buffer, contentType = '') {
  if (body.length === 0) return { isBase64Encoded: false }
  return textTypes.test(contentType) && isUtf8(body)
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true }
}

/**
 * The event that an HTTP API sends to a function, in the payload format 2.0:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 *
 * The page doesn't tell that the path is decoded as a whole; AWS's Lambda Test Tool, which emulates the service, does.
 *
 * @throws URIError when the path's percent-encoding is broken
 */
export function eventOf(request: HttpRequest, call: Call): APIGatewayProxyEventV2 {
  const { method, headers, query: rawQueryString } = request
  const rawPath = decodeURIComponent(request.path)
  const domainName = domainNameOf(call.apiId)
  return {
    version: '2.0',
    routeKey: call.routeKey,
    rawPath,
    rawQueryString,
    ...(headers['cookie'] !== undefined && { cookies: headers['cookie'].split(/;\s*/) }),
    headers: headersOf(request, domainName),
    ...(rawQueryString !== '' && { queryStringParameters: queryOf(rawQueryString) }),
    ...(Object.keys(call.pathParameters).length > 0 && { pathParameters: call.pathParameters }),
    requestContext: {
      accountId: account,
      apiId: call.apiId,
      domainName,
      domainPrefix: call.apiId,
      http: {
        method,
        path: rawPath,
        // Behind the edge, which speaks no other to an origin.
        protocol: 'HTTP/1.1',
        sourceIp: request.ip,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: call.requestId,
      routeKey: call.routeKey,
      stage: '$default',
      time: timeOf(call.time),
      timeEpoch: call.time.getTime(),
    },
    ...bodyOf(request.body, headers['content-type']),
  }
}
