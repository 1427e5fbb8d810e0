import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteFile } from './site-files.ts'

// Of what CloudFront compresses, the types that this site has:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const types = /^(text\/(css|html|javascript|plain|xml)|application\/(json|xml)|image\/svg\+xml)\b/
const minBytes = 1_000

// A quality for compressing while a browser waits.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A file as CloudFront compresses it for a browser. Brotli is preferred to gzip. */
export function compressed(file: SiteFile, acceptEncoding: string | null): SiteFile {
  const { body } = file
  if (body.length < minBytes || !types.test(file.headers['content-type'] ?? '')) return file
  const headers = { ...file.headers, vary: 'Accept-Encoding' }
  const accepted = acceptEncoding?.split(/\s*,\s*/) ?? []
  const encoding = ['br', 'gzip'].find((each) => accepted.includes(each))
  if (encoding === undefined) return { body, headers }
  const encoded = encoding === 'br' ? brotliCompressSync(body, quality) : gzipSync(body)
  return { body: encoded, headers: { ...headers, 'content-encoding': encoding } }
}
