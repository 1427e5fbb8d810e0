import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import * as v from 'valibot'
import { apiRoutes } from '#lambda/deployment.ts'
import { requestHeaders } from '#shared/checkout-contract.ts'
import { serveAt, type Fetch } from './listen.ts'

/** Runs the function with an event. Throws the function's error. */
export type Invoke = (event: unknown) => Promise<unknown>

type Variables = Readonly<Record<string, string>>

const moduleSchema = v.object({ handler: v.function() })

/**
 * Starts the built function in this process, where a new bundle is loaded by the next call, and the extension from which it
 * reads the provider's key: https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
export async function startFunction(
  file: string,
  environment: Variables,
  payments: { readonly secretKey: string; readonly environment: Variables },
) {
  const sessionToken = randomUUID()
  const parameters = new Hono().get('/systemsmanager/parameters/get', ({ req, json, text }) => {
    const isFunction = req.header('x-aws-parameters-secrets-token') === sessionToken
    const Parameter = { Name: req.query('name'), Value: payments.secretKey }
    return isFunction && req.query('withDecryption') === 'true'
      ? json({ Parameter })
      : text('an unexpected error occurred while executing request', 400)
  })
  const { port, close } = await serveAt(parameters.fetch, 0)
  // It reads its environment when it is loaded.
  Object.assign(process.env, environment, payments.environment, {
    AWS_SESSION_TOKEN: sessionToken,
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: port,
  })
  const { href } = pathToFileURL(resolve(file))
  const invoke: Invoke = async (event) => {
    const { mtimeMs } = await stat(file)
    const loaded: unknown = await import(`${href}?${mtimeMs}`)
    return v.parse(moduleSchema, loaded).handler(event, { awsRequestId: randomUUID() })
  }
  return { invoke, close }
}

type Headers = Readonly<Record<string, string>>

const routeKeys = new Set(apiRoutes.map(({ path }) => `POST ${path}`))

// What the function reads of an event, and its route, with the headers that the edge passes on. Bodies are text here, as the site's own are:
// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
async function createEvent(request: Request, routeKey: string, originHeaders: Headers) {
  const named = requestHeaders.map((name) => [name, request.headers.get(name)] as const)
  const headers = Object.fromEntries(named.filter(([, value]) => value !== null))
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
