import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { answer, type HttpAnswer, type HttpRequest, type Respond } from '#infra/local/http.ts'
import { maxPayloadBytes as maxEventBytes } from '#infra/local/lambda/quotas.ts'
import { TooManyRequests } from '#infra/local/lambda/too-many-requests.ts'
import { timedOut, withinTime } from '#infra/local/within-time.ts'
import { eventOf } from './event.ts'
import { answerOf } from './result.ts'
import { segmentsOf, selectRoute, type Route } from './route.ts'

/** A route with the function behind it. */
export type IntegratedRoute = Route & {
  /** Runs the function, as the Lambda service does. */
  readonly invoke: (event: APIGatewayProxyEventV2) => Promise<unknown>
  /** How long the function may take, in ms. */
  readonly timeoutMs: number
  /** Whether a request is let through. */
  readonly takeToken: () => boolean
}

type HttpApiOptions = {
  readonly id: string
  readonly routes: readonly IntegratedRoute[]
  readonly log?: (message: string, error?: unknown) => void
}

/**
 * "Maximum integration timeout 30 seconds", in ms.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
 */
export const maxTimeoutMs = 30_000

/** "Payload size 10 MB", in bytes: the same page. */
export const maxPayloadBytes = 10 * 1024 * 1024

function refusal(status: number, message: string): HttpAnswer {
  return answer(status, { 'content-type': 'application/json' }, JSON.stringify({ message }))
}

// https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-monitor.html names this one, and 429 below.
const tooLarge = refusal(413, 'Request Entity Too Large')

function decodedSegments(path: string): string[] | null {
  try {
    return segmentsOf(path).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Whether nothing failed: the function was stopped. What a function throws is never a DOMException here. */
function isStop(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Answers requests through functions as an API Gateway HTTP API does. Whatever a function does, there is an answer. */
export function createHttpApi({ id, routes, log = console.error }: HttpApiOptions): Respond {
  async function integrate(
    route: IntegratedRoute,
    event: APIGatewayProxyEventV2,
    name: string,
  ): Promise<HttpAnswer> {
    try {
      const result = await withinTime(route.invoke(event), route.timeoutMs)
      if (result !== timedOut) return answerOf(result)
      log(`${name}: no answer within ${route.timeoutMs} ms`)
      // Observed, not documented for HTTP APIs, as in https://github.com/anomalyco/sst/issues/2232
      return refusal(503, 'Service Unavailable')
    } catch (error) {
      if (error instanceof TooManyRequests) log(`${name}: ${error.message}`)
      else if (!isStop(error)) log(`${name}: the function failed`, error)
      // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
      // It is also the answer for a function that is throttled, of which that page says nothing:
      // https://repost.aws/knowledge-center/api-gateway-5xx-error counts throttling among the causes of a 500.
      return refusal(500, 'Internal Server Error')
    }
  }

  async function answerTo(request: HttpRequest, requestId: string): Promise<HttpAnswer> {
    if (request.body.length > maxPayloadBytes) return tooLarge
    const path = decodedSegments(request.path)
    // Observed, not documented.
    if (!path) return refusal(400, 'Bad Request')
    const match = selectRoute(routes, request.method, path)
    if (!match) return refusal(404, 'Not Found')
    const { route, pathParameters } = match
    if (!route.takeToken()) return refusal(429, 'Too Many Requests')
    const event = eventOf(request, {
      apiId: id,
      routeKey: route.key,
      pathParameters,
      requestId,
      time: new Date(),
    })
    // Not documented; AWS's Lambda Test Tool, which emulates the service, has it so.
    if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes) return tooLarge
    return integrate(route, event, `${request.method} ${request.path}`)
  }

  return async (request) => {
    const requestId = randomUUID()
    const answered = await answerTo(request, requestId)
    // Observed, not documented; AWS's Lambda Test Tool sends it as well.
    return { ...answered, headers: { ...answered.headers, 'apigw-requestid': requestId } }
  }
}
