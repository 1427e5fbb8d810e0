import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as z from '#shared/schema.ts'

// What an HTTP API passes on as text. Every other body reaches the function in base64.
const textTypes = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b)/i

/**
 * The event that an HTTP API sends to a function, in the payload format 2.0, with those of its fields that tell of the
 * request: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 *
 * @param domainName - the API's
 * @param originHeaders - what the edge adds, by lower-case name
 * @throws URIError when the path's percent-encoding is broken
 */
export async function eventOf(
  request: IncomingMessage,
  domainName: string,
  originHeaders: Readonly<Record<string, string>>,
) {
  const { cookie, connection: _, 'transfer-encoding': _chunked, ...headers } = request.headers
  const [path = '', rawQueryString = ''] = (request.url ?? '').split(/\?(.*)/s)
  // AWS doesn't document that it is decoded; its Lambda Test Tool does it.
  const rawPath = decodeURIComponent(path)
  const query = new URLSearchParams(rawQueryString)
  const body = await buffer(request)
  const isText = textTypes.test(headers['content-type'] ?? '') && isUtf8(body)
  const http = {
    method: request.method,
    path: rawPath,
    protocol: 'HTTP/1.1',
    sourceIp: request.socket.remoteAddress,
    userAgent: headers['user-agent'],
  }
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      'content-length': String(body.length),
      host: domainName,
      ...originHeaders,
    },
    ...(rawQueryString !== '' && {
      queryStringParameters: Object.fromEntries(
        [...query.keys()].map((name) => [name, query.getAll(name).join()]),
      ),
    }),
    requestContext: { domainName, http, stage: '$default', timeEpoch: Date.now() },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

const resultSchema = z.object({
  statusCode: z.int(),
  headers: z._default(z.record(z.string(), z.coerce.string()), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

/**
 * The response that an HTTP API makes of a function's result.
 *
 * @throws when the result is malformed
 */
export function responseOf(result: unknown): Response {
  const { statusCode: status, headers, cookies, body, isBase64Encoded } = resultSchema.parse(result)
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const response = new Response(body === '' ? null : bytes, { status, headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
