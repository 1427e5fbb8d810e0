import type { IncomingMessage } from 'node:http'
import { runInNewContext } from 'node:vm'
import * as z from '#shared/schema.ts'
import { compressed } from './compression.ts'
import type { Site } from './site.ts'

type Respond = (request: IncomingMessage) => Promise<Response>

const rewrittenSchema = z.strictObject({ method: z.string(), uri: z.string() })

/** Runs the function of the edge as it is deployed, with the part of the event that it may use: any other is missing. */
function rewritten(code: string, method: string, uri: string): string {
  const context = { event: { request: { method, uri } } }
  const request: unknown = runInNewContext(`${code};handler(event)`, context, { timeout: 1_000 })
  return rewrittenSchema.parse(request).uri
}

function errorOf(status: number): Response {
  const headers = { 'content-type': 'text/html' }
  return new Response(`<!doctype html><title>${status}</title>`, { status, headers })
}

/**
 * Answers requests as the distribution does. It caches nothing.
 *
 * @param callApi - the origin of the calls
 */
export function createEdge({ pages, calls, errorPages }: Site, callApi: Respond): Respond {
  function readFile(key: string, { headers: sent }: IncomingMessage, status = 200): Response {
    const found = pages.files.get(key)
    if (!found) return errorOf(404)
    const accepted = sent['accept-encoding']?.toString()
    const { body, headers } = pages.Compress ? compressed(found, accepted) : found
    return new Response(new Uint8Array(body), { status, headers })
  }

  function readPage(request: IncomingMessage, path: string): Response {
    try {
      const { rewrite } = pages
      const uri = rewrite === undefined ? path : rewritten(rewrite, request.method ?? '', path)
      return readFile(decodeURIComponent(uri.slice(1)), request)
    } catch (error) {
      if (error instanceof URIError) return errorOf(400)
      console.error('The function of the edge failed:', error)
      return errorOf(503)
    }
  }

  return async (request) => {
    const { method = '', url = '' } = request
    const [path = ''] = url.split('?')
    const isCall = path.startsWith(calls.PathPattern.slice(0, -1))
    const { AllowedMethods: methods, headers } = isCall ? calls : pages
    async function answer(): Promise<Response> {
      if (!methods.includes(method)) return errorOf(403)
      return isCall ? callApi(request) : readPage(request, path)
    }
    const answered = await answer()
    const page = errorPages.find(({ ErrorCode }) => ErrorCode === answered.status)
    const response = page
      ? readFile(page.ResponsePagePath.slice(1), request, page.ResponseCode)
      : answered
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}
