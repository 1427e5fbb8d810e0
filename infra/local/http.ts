import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A request as it came: nothing of it is decoded or normalised. */
export type HttpRequest = {
  readonly method: string
  /** Percent-encoded, without the query. */
  readonly path: string
  /** Percent-encoded, without the question mark; empty when there is none. */
  readonly query: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The address from which it came. */
  readonly ip: string
}

/** An answer ready to be sent. */
export type HttpAnswer = {
  readonly status: number
  /** By lower-case name; the length of the body is added when it is sent. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Buffer
}

/** Answers requests; it never throws. */
export type Respond = (request: HttpRequest) => Promise<HttpAnswer>

/**
 * Answers the edge's requests for what it doesn't hold.
 *
 * @param signer - the ARN of the distribution that signed the request; null when none did
 */
export type Origin = (request: HttpRequest, signer: string | null) => Promise<HttpAnswer>

/** A text as an answer. */
export function answer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body = '',
): HttpAnswer {
  return { status, headers, cookies: [], body: Buffer.from(body) }
}

function bytesOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return request
}

/** The body up to a limit. What is beyond is read, or no answer would arrive, and dropped. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytesOf(request)) {
    if (size < limit) chunks.push(chunk.subarray(0, limit - size))
    size += chunk.length
  }
  return Buffer.concat(chunks)
}

async function requestOf(message: IncomingMessage, bodyLimit: number): Promise<HttpRequest> {
  const [path = '', ...query] = (message.url ?? '').split('?')
  const headers = Object.entries(message.headers).map(
    ([name, value]) => [name, String(value)] as const,
  )
  return {
    method: message.method ?? '',
    path,
    query: query.join('?'),
    headers: Object.fromEntries(headers),
    body: await readBody(message, bodyLimit),
    ip: message.socket.remoteAddress ?? '',
  }
}

function send(response: ServerResponse, { status, headers, cookies, body }: HttpAnswer): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  // 204 and 304 have no body, and RFC 9110 (8.6) forbids 204 a length.
  const hasBody = status !== 204 && status !== 304
  response.writeHead(status, hasBody ? { 'content-length': body.length } : {})
  response.end(hasBody ? body : undefined)
}

/**
 * Puts something that answers requests on a server.
 *
 * @param bodyLimit - how much of a body is kept, in bytes: one more than the largest that is taken, so that one that is
 *   too large shows
 */
export function listenerOf(respond: Respond, bodyLimit: number): RequestListener {
  return (message, response) => {
    requestOf(message, bodyLimit)
      .then(respond)
      .then((answered) => send(response, answered))
      .catch((error: unknown) => {
        // An unfinished request is one whose visitor left: there is nobody to answer, and nothing failed.
        if (message.complete) console.error(error)
        response.destroy()
      })
  }
}
