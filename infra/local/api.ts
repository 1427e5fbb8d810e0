import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Stage } from '#infra/stack/stage.ts'
import { apiRoutes, functionEnvironment, originSecretHeader, provider } from '#lambda/deployment.ts'
import { requestHeaders } from '#shared/checkout-contract.ts'
import { serveAt, type Fetch } from './listen.ts'
import { originsHere, type Settings } from './settings.ts'
import { startStandIn } from './stripe/server.ts'

const moduleSchema = v.object({ handler: v.function() })

const { secretKey: keyName, apiBase: addressName } = provider.environmentNames

/** Starts the stand-in for the payment provider, unless there is a key for it. With `HOST`, the site has to serve its pages. */
export async function startPayments({ [keyName]: secretKey, HOST }: Settings) {
  if (secretKey !== undefined) {
    const isLive = !provider.testKeyPattern.test(secretKey)
    const kind = isLive ? 'a LIVE key, cards are charged' : 'a test key'
    const environment: Readonly<Record<string, string>> = {}
    return { secretKey, isLive, environment, description: `${provider.name} with ${kind}` }
  }
  const { url, pages, close } = await startStandIn({ isBesideSite: HOST !== undefined })
  const description = `a local stand-in at ${url}, no card is charged`
  const environment = { [addressName]: url }
  return { secretKey: provider.localKey, isLive: false, environment, description, pages, close }
}

type Payments = Awaited<ReturnType<typeof startPayments>>

/** Starts the payments and the built function, and returns the stage's API in front of them. */
export async function startApi(file: string, stage: Stage, settings: Settings) {
  const payments = await startPayments(settings)
  // A live stage is tried with test keys too.
  const config = { ...stage.config, live: stage.config.live && payments.isLive }
  const secret = randomUUID()
  const environment = functionEnvironment(config, originsHere(settings, stage), secret)
  const { invoke, close } = await startFunction(file, environment, payments)
  return {
    callApi: createApi({ [originSecretHeader]: secret }, invoke),
    payments,
    close: () => Promise.all([close(), payments.close?.()]),
  }
}

/**
 * Starts the built function in this process, where a new bundle is loaded by the next call, and the extension from which it
 * reads the provider's key: https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
 */
async function startFunction(
  file: string,
  environment: Readonly<Record<string, string>>,
  payments: Payments,
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
  const invoke = async (event: unknown): Promise<unknown> => {
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
function createApi(originHeaders: Headers, invoke: (event: unknown) => Promise<unknown>): Fetch {
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
