import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteFile } from './site-files.ts'

// Of what CloudFront compresses, the types that this site has:
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
const types = /^(text\/(css|html|javascript|plain|xml)|application\/(json|xml)|image\/svg\+xml)\b/
const minBytes = 1_000

// A quality for compressing while a browser waits.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encoders = {
  br: (body: Buffer) => brotliCompressSync(body, quality),
  gzip: (body: Buffer) => gzipSync(body),
}
type Encoding = keyof typeof encoders
const encodings: readonly Encoding[] = ['br', 'gzip']

// Each file is compressed once, as at the edge.
const encodedBodies = { br: new WeakMap<Buffer, Buffer>(), gzip: new WeakMap<Buffer, Buffer>() }

function encoded(body: Buffer, encoding: Encoding): Buffer {
  const result = encodedBodies[encoding].get(body) ?? encoders[encoding](body)
  encodedBodies[encoding].set(body, result)
  return result
}

/** A file as CloudFront compresses it for a browser. Brotli is preferred to gzip. */
export function compressed(file: SiteFile, acceptEncoding: string | null): SiteFile {
  const { body } = file
  if (body.length < minBytes || !types.test(file.headers['content-type'] ?? '')) return file
  const headers = { ...file.headers, vary: 'Accept-Encoding' }
  const accepted = acceptEncoding?.split(/\s*,\s*/) ?? []
  const encoding = encodings.find((each) => accepted.includes(each))
  if (encoding === undefined) return { body, headers }
  return { body: encoded(body, encoding), headers: { ...headers, 'content-encoding': encoding } }
}
