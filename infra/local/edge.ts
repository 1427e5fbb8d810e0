import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import { lookup } from 'mrmime'
import * as v from 'valibot'
import {
  cacheControlFor,
  contentTypes,
  edgeFunction,
  responseHeaders,
} from '#infra/stack/edge/behaviour.ts'
import type { Stage } from '#infra/stack/stage.ts'
import { filesIn } from '#infra/tools/files.ts'
import { apiPaths } from '#shared/addresses.ts'
import type { Fetch } from './listen.ts'

/** A file of the bucket, with its headers by lower-case name. */
type SiteFile = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

const uploadTypes = new Map<string, string>(Object.entries(contentTypes))

/** The built site's files by key, as the deployment uploads them. */
function siteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const files = filesIn(folder).map((path): [string, SiteFile] => {
    const key = path.slice(folder.length + 1)
    // Guessed from the name, or else S3's own default.
    const type =
      uploadTypes.get(`/${key}`) ??
      uploadTypes.get(extname(key)) ??
      lookup(key) ??
      'binary/octet-stream'
    const headers = { 'content-type': type, 'cache-control': cacheControlFor(key) }
    return [key, { body: readFileSync(path), headers }]
  })
  return new Map(files)
}

// The site's types among those that CloudFront compresses:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const compressedTypes =
  /^(text\/(css|html|javascript|plain|xml)|application\/(json|xml)|image\/svg\+xml)\b/
const minBytes = 1_000

// Fast enough to compress while a browser waits.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

// Each file is compressed once, as at the edge.
const compressedBodies = new WeakMap<Buffer, Buffer>()

/** A file as CloudFront compresses it for a browser. Gzip, for clients without Brotli, is left out. */
function compressed({ body, headers }: SiteFile, acceptEncoding: string | null): SiteFile {
  if (body.length < minBytes || !compressedTypes.test(headers['content-type'] ?? ''))
    return { body, headers }
  const varying = { ...headers, vary: 'Accept-Encoding' }
  if (!acceptEncoding?.split(/\s*,\s*/).includes('br')) return { body, headers: varying }
  const result = compressedBodies.get(body) ?? brotliCompressSync(body, quality)
  compressedBodies.set(body, result)
  return { body: result, headers: { ...varying, 'content-encoding': 'br' } }
}

const rewrittenSchema = v.object({ uri: v.string() })

/** Runs the deployed edge function, with only the part of the event that it may use. */
function rewritten(code: string, method: string, uri: string): string {
  const headers = { host: { value: 'localhost' } }
  const context = { event: { request: { method, uri, headers } } }
  const request: unknown = runInNewContext(`${code};handler(event)`, context, { timeout: 1_000 })
  return v.parse(rewrittenSchema, request).uri
}

function errorResponse(status: number): Response {
  const headers = { 'content-type': 'text/html' }
  return new Response(`<!doctype html><title>${status}</title>`, { status, headers })
}

/**
 * Serves a stage's built site as its distribution does (infra/stack/static-site.ts), by the stack's own modules, with the API as
 * an origin. It caches nothing.
 */
export function createEdge(stage: Stage, folder: string, callApi: Fetch): Fetch {
  const files = siteFiles(folder)
  const code = edgeFunction(stage.config.domainNames ?? [])
  const headers = Object.entries(responseHeaders(stage))

  function serveFile(key: string, request: Request, status = 200): Response {
    const found = files.get(key)
    if (!found) return errorResponse(404)
    const file = compressed(found, request.headers.get('accept-encoding'))
    return new Response(new Uint8Array(file.body), { status, headers: file.headers })
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(apiPaths.slice(0, -1))) return callApi(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return errorResponse(403)
    const uri = rewritten(code, request.method, pathname)
    return serveFile(decodeURIComponent(uri.slice(1)), request)
  }

  return async (request) => {
    const original = await respond(request).catch((error: unknown) => {
      // The path's percent-encoding is broken.
      if (error instanceof URIError) return errorResponse(400)
      throw error
    })
    const response = original.status === 404 ? serveFile('404.html', request, 404) : original
    for (const [name, value] of headers) response.headers.set(name, value)
    return response
  }
}
