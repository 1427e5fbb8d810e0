import { isUtf8 } from 'node:buffer'
import * as z from '#shared/schema.ts'

// What an HTTP API passes on as text. Every other body reaches the function in base64.
const textTypes = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b)/i

/**
 * The event that an HTTP API sends to a function, in the payload format 2.0, with the fields that describe the request:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export async function eventOf(
  request: Request,
  routeKey: string,
  domainName: string,
  originHeaders: Readonly<Record<string, string>>,
) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { cookie, ...headers } = Object.fromEntries(request.headers)
  // AWS doesn't document that it is decoded; its Lambda Test Tool does it.
  const rawPath = decodeURIComponent(pathname)
  const body = Buffer.from(await request.arrayBuffer())
  const isText = textTypes.test(headers['content-type'] ?? '') && isUtf8(body)
  const parameters = [...query.keys()].map((name) => [name, query.getAll(name).join()] as const)
  const { method } = request
  const http = { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1' }
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: search.slice(1),
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    headers: { ...headers, 'content-length': `${body.length}`, host: domainName, ...originHeaders },
    ...(query.size > 0 && { queryStringParameters: Object.fromEntries(parameters) }),
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

/** The response that an HTTP API makes of a function's result. It throws when the result is malformed. */
export function responseOf(result: unknown): Response {
  const { statusCode: status, headers, cookies, body, isBase64Encoded } = resultSchema.parse(result)
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const response = new Response(body === '' ? null : bytes, { status, headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
