import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteFile } from './site-files.ts'

// Of what CloudFront compresses, the types that this site has:
// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const types = /^(text\/(css|html|javascript|plain|xml)|application\/(json|xml)|image\/svg\+xml)\b/
const [minSize, maxSize] = [1_000, 10_000_000]

// A quality at which an edge compresses while it answers.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A file as a browser gets it that accepts some encodings. Brotli is preferred to gzip. */
export function compressed({ body, headers: own }: SiteFile, acceptEncoding = ''): SiteFile {
  const isSized = body.length >= minSize && body.length <= maxSize
  if (!isSized || !types.test(own['content-type'] ?? '')) return { body, headers: own }
  const headers = { ...own, vary: 'Accept-Encoding' }
  const accepted = acceptEncoding.split(/\s*,\s*/)
  if (accepted.includes('br')) {
    const encoded = brotliCompressSync(body, quality)
    return { body: encoded, headers: { ...headers, 'content-encoding': 'br' } }
  }
  if (!accepted.includes('gzip')) return { body, headers }
  return { body: gzipSync(body), headers: { ...headers, 'content-encoding': 'gzip' } }
}
