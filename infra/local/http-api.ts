import * as v from 'valibot'
import type { Invoke } from './function.ts'
import type { Fetch } from './listen.ts'
import { endpoints } from '#infra/stack/api-routes.ts'

type Headers = Readonly<Record<string, string>>

const routeKeys = new Set(endpoints.map(({ path }) => `POST ${path}`))

// What the function reads of an event, and its route. Bodies are text here, as the site's own are:
// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
async function createEvent(request: Request, routeKey: string, originHeaders: Headers) {
  const headers = Object.fromEntries(request.headers)
  const body = await request.text()
  return {
    version: '2.0',
    routeKey,
    // AWS doesn't document that it is decoded; its Lambda Test Tool does it.
    rawPath: decodeURIComponent(new URL(request.url).pathname),
    headers: { ...headers, ...originHeaders },
    requestContext: { http: { method: request.method } },
    ...(body !== '' && { body }),
    isBase64Encoded: false,
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

/** The API without its throttle, behind an edge that adds these headers to every call. */
export function createApi(originHeaders: Headers, invoke: Invoke): Fetch {
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
