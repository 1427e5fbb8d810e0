import { runInNewContext } from 'node:vm'
import * as z from '#shared/schema.ts'
import { compressed } from './compression.ts'
import type { Fetch } from './listen.ts'
import type { Site } from './site.ts'

const rewrittenSchema = z.strictObject({ method: z.string(), uri: z.string() })

/** Runs the edge function as it is deployed, with only the part of the event that it may use. */
function rewritten(code: string, method: string, uri: string): string {
  const context = { event: { request: { method, uri } } }
  const request: unknown = runInNewContext(`${code};handler(event)`, context, { timeout: 1_000 })
  return rewrittenSchema.parse(request).uri
}

function errorResponse(status: number): Response {
  const headers = { 'content-type': 'text/html' }
  return new Response(`<!doctype html><title>${status}</title>`, { status, headers })
}

/** The response to a path whose percent-encoding is broken. */
function badRequest(error: unknown): Response {
  if (error instanceof URIError) return errorResponse(400)
  throw error
}

/** Serves the site as the distribution does, with the API as an origin. It caches nothing. */
export function createEdge({ pages, calls, headers, errorPages }: Site, callApi: Fetch): Fetch {
  function serveFile(key: string, request: Request, status = 200): Response {
    const found = pages.files.get(key)
    if (!found) return errorResponse(404)
    const file = compressed(found, request.headers.get('accept-encoding'))
    return new Response(new Uint8Array(file.body), { status, headers: file.headers })
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const isCall = pathname.startsWith(calls.PathPattern.slice(0, -1))
    const { AllowedMethods: methods } = isCall ? calls : pages

    async function respond(): Promise<Response> {
      if (!methods.includes(request.method)) return errorResponse(403)
      if (isCall) return callApi(request)
      const uri = rewritten(pages.rewrite, request.method, pathname)
      return serveFile(decodeURIComponent(uri.slice(1)), request)
    }

    const original = await respond().catch(badRequest)
    const page = errorPages.find(({ ErrorCode }) => ErrorCode === original.status)
    const response = page
      ? serveFile(page.ResponsePagePath.slice(1), request, page.ResponseCode)
      : original
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}
