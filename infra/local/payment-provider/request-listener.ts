import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'

// A hundred line items with long descriptions stay far below.
const maxBodyBytes = 256 * 1024

type Fetch = (request: Request) => Response | Promise<Response>

/**
 * Answers Node's requests through a function over web-standard ones.
 *
 * @param origin - the server's own; the Host header has no say in it
 */
export function requestListener(fetch: Fetch, origin: string): RequestListener {
  return (incoming, outgoing) => {
    answer(incoming, fetch, origin)
      .then((response) => send(outgoing, response))
      // The caller left before the request was whole.
      .catch(() => outgoing.destroy())
  }
}

async function answer(incoming: IncomingMessage, fetch: Fetch, origin: string): Promise<Response> {
  const body = await readBody(incoming)
  if (!body) return refusalResponse({ status: 413, message: 'The request is too large.' })
  const { url = '', method = 'GET' } = incoming
  // What is no path, such as the `*` of OPTIONS or a proxy's absolute address, is nothing to this server.
  if (!url.startsWith('/')) {
    return refusalResponse({ status: 404, message: 'Unrecognized request URL.' })
  }
  const headers = headersOf(incoming)
  const isRead = method === 'GET' || method === 'HEAD'
  return fetch(new Request(origin + url, isRead ? { method, headers } : { method, headers, body }))
}

function refusalResponse(details: ConstructorParameters<typeof Refusal>[0]): Response {
  const refusal = new Refusal(details)
  return Response.json(refusal.body(), { status: refusal.status })
}

/** The request's body, or null when it is too large. The rest is read and dropped: else no answer arrives. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytesOf(incoming)) {
    size += chunk.length
    if (size <= maxBodyBytes) chunks.push(chunk)
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks) : null
}

function bytesOf(incoming: IncomingMessage): AsyncIterable<Uint8Array> {
  return incoming
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return headers
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length }
  outgoing.writeHead(response.status, headers).end(body)
}
