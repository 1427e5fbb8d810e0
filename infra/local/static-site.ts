import type { RequestListener } from 'node:http'
import { acceptedEncoding } from './content-encoding.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'
import { filePathOf, pathOf } from './site-path.ts'

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function fileOf(path: string, files: SiteFiles): SiteFile | undefined {
  const filePath = decoded(filePathOf(path))
  return filePath?.startsWith('/') ? files.get(filePath.slice(1)) : undefined
}

/** Whether the browser holds this very representation (RFC 9110, 13.1.2: compared weakly). */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** Serves the built site: a folder by its index, anything unknown by the 404 page with its status. */
export function serveStaticSite(files: SiteFiles): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const found = fileOf(pathOf(request), files)
    const file = found ?? files.notFoundPage
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const isEncoded = encoding !== 'identity' && file[encoding] !== undefined
    const { body, etag } = file[encoding] ?? file.identity
    const validators = {
      'cache-control': file.cacheControl,
      etag,
      ...(file.br && { vary: 'accept-encoding' }),
    }
    if (found && isKnown(etag, request.headers['if-none-match'])) {
      response.writeHead(304, validators).end()
      return
    }
    response.writeHead(found ? 200 : 404, {
      ...validators,
      'content-type': file.contentType,
      'content-length': body.length,
      ...(isEncoded && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
