import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { gatewayEvent } from './gateway-event.ts'
import { gatewayAnswer, type GatewayAnswer } from './gateway-result.ts'

/** Runs a function with an event, as the Lambda service does. */
export type Invoke = (event: APIGatewayProxyEventV2) => Promise<unknown>

export type Gateway = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type GatewayOptions = {
  readonly invoke: Invoke
  /** How long a function may take, in ms. */
  readonly timeoutMs?: number
  /** How large a request may be, in bytes. */
  readonly bodyLimit?: number
  readonly log?: (message: string, error: unknown) => void
}

// The quotas of an HTTP API: "Maximum integration timeout 30 seconds", "Payload size 10 MB"
// (docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html).
const integrationTimeoutMs = 30_000
const payloadLimit = 10 * 1024 * 1024

const timedOut = Symbol('timed out')

function refusal(status: number, message: string): GatewayAnswer {
  const headers = { 'content-type': 'application/json' }
  return { status, headers, cookies: [], body: Buffer.from(JSON.stringify({ message })) }
}

/** The request's body, or null when it is larger than the limit. The rest is read and dropped: else no answer arrives. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytesOf(request)) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size <= limit ? Buffer.concat(chunks) : null
}

function bytesOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return request
}

async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T | typeof timedOut> {
  const timer = new AbortController()
  const limit = setTimeout(limitMs, timedOut, { signal: timer.signal })
  // Aborted once the work is done; nobody waits for it then.
  limit.catch(() => undefined)
  try {
    return await Promise.race([work, limit])
  } finally {
    timer.abort()
  }
}

function send(response: ServerResponse, { status, headers, cookies, body }: GatewayAnswer): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.writeHead(status, { 'content-length': body.length }).end(body)
}

/** Answers requests through a function as an API Gateway HTTP API does. Whatever the function does, there is an answer. */
export function createGateway(options: GatewayOptions): Gateway {
  const { invoke, timeoutMs = integrationTimeoutMs, bodyLimit = payloadLimit } = options
  const { log = console.error } = options

  async function answerTo(request: IncomingMessage): Promise<GatewayAnswer> {
    const body = await readBody(request, bodyLimit)
    if (!body) return refusal(413, 'Request Entity Too Large')
    let event: APIGatewayProxyEventV2
    try {
      event = gatewayEvent(request, body)
    } catch {
      return refusal(400, 'Bad Request')
    }
    const result = await withinTime(invoke(event), timeoutMs)
    if (result === timedOut) {
      log(`${event.rawPath}: no answer within ${timeoutMs} ms`, undefined)
      return refusal(503, 'Service Unavailable')
    }
    return gatewayAnswer(result)
  }

  return async (request, response) => {
    try {
      send(response, await answerTo(request))
    } catch (error) {
      // The visitor left: there is nobody to answer, and nothing failed.
      if (request.socket.destroyed) return
      log(`${request.url}: the function failed`, error)
      send(response, refusal(500, 'Internal Server Error'))
    }
  }
}
