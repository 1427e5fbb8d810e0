import { isUtf8 } from 'node:buffer'
import * as z from '#shared/schema.ts'
import type { Invoke } from './function.ts'
import type { Fetch } from './listen.ts'
import type { Site } from './site.ts'

type Api = Pick<Site['calls'], 'domain' | 'originHeaders' | 'routes'>

// https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
const maxEventBytes = 6 * 1024 * 1024

function errorResponse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** The token bucket with which API Gateway throttles: each request takes a token. */
function tokenBucket({ burst, rate }: Api['routes'][number]) {
  let tokens = burst
  let filledAt = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1_000) * rate)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

// The types that an HTTP API passes on as text; other bodies reach the function in base64.
const textTypes = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b)/i

/**
 * The event that an HTTP API sends to a function, in the payload format 2.0, with the fields that describe the request:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
async function createEvent(request: Request, routeKey: string, { domain, originHeaders }: Api) {
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
    headers: { ...headers, 'content-length': `${body.length}`, host: domain, ...originHeaders },
    ...(query.size > 0 && { queryStringParameters: Object.fromEntries(parameters) }),
    requestContext: { domainName: domain, http, stage: '$default', timeEpoch: Date.now() },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

// The part of Lambda's result format that this product's function uses.
const resultSchema = z.strictObject({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})

/** The response to a function's result. It throws when the result is malformed. */
export function createResponse(result: unknown): Response {
  const { statusCode: status, headers, body } = resultSchema.parse(result)
  return new Response(body, { status, headers })
}

/** Serves a function as an API Gateway HTTP API does. */
export function createApi(api: Api, invoke: Invoke): Fetch {
  const tokenBuckets = new Map(api.routes.map((route) => [route.key, tokenBucket(route)]))
  return async (request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`
    const routeKey = tokenBuckets.has(path) ? path : '$default'
    const takeToken = tokenBuckets.get(routeKey)
    if (!takeToken) return errorResponse(404, 'Not Found')
    if (!takeToken()) return errorResponse(429, 'Too Many Requests')
    const event = await createEvent(request, routeKey, api)
    const size = Buffer.byteLength(JSON.stringify(event))
    if (size > maxEventBytes) return errorResponse(413, 'Request Entity Too Large')
    try {
      return createResponse(await invoke(event))
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      return errorResponse(500, 'Internal Server Error')
    }
  }
}
