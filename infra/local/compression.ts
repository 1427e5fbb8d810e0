import { brotliCompressSync, constants } from 'node:zlib'
import type { SiteFile } from './site-files.ts'

// The types that this site has among those that CloudFront compresses:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const types = /^(text\/(css|html|javascript|plain|xml)|application\/(json|xml)|image\/svg\+xml)\b/
const minBytes = 1_000

// Fast enough to compress while a browser waits.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

// Each file is compressed once, as at the edge.
const compressedBodies = new WeakMap<Buffer, Buffer>()

/** A file as CloudFront compresses it for a browser. Gzip, for clients without Brotli, is left out. */
export function compressed({ body, headers }: SiteFile, acceptEncoding: string | null): SiteFile {
  if (body.length < minBytes || !types.test(headers['content-type'] ?? '')) return { body, headers }
  const varying = { ...headers, vary: 'Accept-Encoding' }
  if (!acceptEncoding?.split(/\s*,\s*/).includes('br')) return { body, headers: varying }
  const result = compressedBodies.get(body) ?? brotliCompressSync(body, quality)
  compressedBodies.set(body, result)
  return { body: result, headers: { ...varying, 'content-encoding': 'br' } }
}
