import { isUtf8 } from 'node:buffer'
import * as z from '#shared/schema.ts'
import type { Invoke } from './function.ts'
import type { Fetch } from './listen.ts'
import type { Route } from '#infra/stack/api-routes.ts'
import type { Site } from './site.ts'

type Api = Pick<Site, 'originHeaders' | 'routes'>

/** The token bucket with which API Gateway throttles: each request takes a token. */
function tokenBucket({ burst, rate }: Route) {
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

// What the function reads of an event, and its route:
// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
async function createEvent(request: Request, routeKey: string, { originHeaders }: Api) {
  const headers = Object.fromEntries(request.headers)
  const body = Buffer.from(await request.arrayBuffer())
  const isText = textTypes.test(headers['content-type'] ?? '') && isUtf8(body)
  return {
    version: '2.0',
    routeKey,
    // AWS doesn't document that it is decoded; its Lambda Test Tool does it.
    rawPath: decodeURIComponent(new URL(request.url).pathname),
    headers: { ...headers, ...originHeaders },
    requestContext: { http: { method: request.method } },
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

export function createApi(api: Api, invoke: Invoke): Fetch {
  const tokenBuckets = new Map(api.routes.map((route) => [route.key, tokenBucket(route)]))
  return async (request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`
    const routeKey = tokenBuckets.has(path) ? path : '$default'
    const takeToken = tokenBuckets.get(routeKey)
    if (!takeToken) return Response.json({ message: 'Not Found' }, { status: 404 })
    if (!takeToken()) return Response.json({ message: 'Too Many Requests' }, { status: 429 })
    const event = await createEvent(request, routeKey, api)
    try {
      return createResponse(await invoke(event))
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      return Response.json({ message: 'Internal Server Error' }, { status: 500 })
    }
  }
}
