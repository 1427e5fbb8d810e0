import { eventOf, responseOf } from './event.ts'
import type { Invoke } from './function.ts'
import type { Fetch } from './listen.ts'
import type { Site } from './site.ts'

type Api = Pick<Site['calls'], 'domain' | 'originHeaders' | 'routes'>

// https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
const maxEventBytes = 6 * 1024 * 1024

function errorResponse(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** The bucket of tokens by which API Gateway throttles; each request takes one, if there is one. */
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

/** Serves a function as an API Gateway HTTP API does. */
export function createApi({ domain, originHeaders, routes }: Api, invoke: Invoke): Fetch {
  const tokenBuckets = new Map(routes.map((route) => [route.key, tokenBucket(route)]))
  return async (request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`
    const routeKey = tokenBuckets.has(path) ? path : '$default'
    const takeToken = tokenBuckets.get(routeKey)
    if (!takeToken) return errorResponse(404, 'Not Found')
    if (!takeToken()) return errorResponse(429, 'Too Many Requests')
    const event = await eventOf(request, routeKey, domain, originHeaders)
    const size = Buffer.byteLength(JSON.stringify(event))
    if (size > maxEventBytes) return errorResponse(413, 'Request Entity Too Large')
    try {
      return responseOf(await invoke(event))
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      return errorResponse(500, 'Internal Server Error')
    }
  }
}
