import { isUtf8 } from 'node:buffer'
import * as v from 'valibot'
import type { Invoke } from './function.ts'
import type { Fetch } from './listen.ts'
import { endpoints } from '#infra/stack/api-routes.ts'
import type { Site } from './site.ts'

const routeKeys = new Set(endpoints.map(({ path }) => `POST ${path}`))

// The types that an HTTP API passes on as text; other bodies reach the function in base64.
const textTypes = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b)/i

// What the function reads of an event, and its route:
// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
async function createEvent(
  request: Request,
  routeKey: string,
  originHeaders: Site['originHeaders'],
) {
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
const resultSchema = v.strictObject({
  statusCode: v.pipe(v.number(), v.safeInteger()),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
})

/** The response to a function's result. It throws when the result is malformed. */
export function createResponse(result: unknown): Response {
  const { statusCode: status, headers, body } = v.parse(resultSchema, result)
  return new Response(body, { status, headers })
}

/** The API without its throttle. */
export function createApi(originHeaders: Site['originHeaders'], invoke: Invoke): Fetch {
  return async (request) => {
    const path = `${request.method} ${new URL(request.url).pathname}`
    const event = await createEvent(request, routeKeys.has(path) ? path : '$default', originHeaders)
    try {
      return createResponse(await invoke(event))
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      return Response.json({ message: 'Internal Server Error' }, { status: 500 })
    }
  }
}
