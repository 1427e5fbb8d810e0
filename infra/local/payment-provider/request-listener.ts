import type { RequestListener } from 'node:http'
import { listenerOf, type HttpAnswer, type HttpRequest } from '#infra/local/http.ts'
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
  return listenerOf(
    async (request) => answerOf(await respond(request, fetch, origin)),
    maxBodyBytes + 1,
  )
}

async function respond(
  { method, path, query, headers, body }: HttpRequest,
  fetch: Fetch,
  origin: string,
): Promise<Response> {
  if (body.length > maxBodyBytes) {
    return refusalResponse({ status: 413, message: 'The request is too large.' })
  }
  // What is no path, such as the `*` of OPTIONS or a proxy's absolute address, is nothing to this server, nor are methods
  // that a web-standard request can't have.
  if (!path.startsWith('/') || /^(CONNECT|TRACE|TRACK)$/.test(method)) {
    return refusalResponse({ status: 404, message: 'Unrecognized request URL.' })
  }
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`
  const isRead = method === 'GET' || method === 'HEAD'
  return fetch(
    new Request(url, { method, headers, ...(!isRead && { body: new Uint8Array(body) }) }),
  )
}

function refusalResponse(details: ConstructorParameters<typeof Refusal>[0]): Response {
  const refusal = new Refusal(details)
  return Response.json(refusal.body(), { status: refusal.status })
}

async function answerOf(response: Response): Promise<HttpAnswer> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: [],
    body: Buffer.from(await response.arrayBuffer()),
  }
}
