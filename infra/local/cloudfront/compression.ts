import type { HttpAnswer } from '#infra/local/http.ts'
import { acceptedEncodings, encode, type Encoding } from './content-encoding.ts'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html, as is all of this.
const types = new Set([
  'application/dash+xml',
  'application/eot',
  'application/font',
  'application/font-sfnt',
  'application/javascript',
  'application/json',
  'application/opentype',
  'application/otf',
  'application/pdf',
  'application/pkcs7-mime',
  'application/protobuf',
  'application/rss+xml',
  'application/truetype',
  'application/ttf',
  'application/vnd.apple.mpegurl',
  'application/vnd.mapbox-vector-tile',
  'application/vnd.ms-fontobject',
  'application/wasm',
  'application/xhtml+xml',
  'application/xml',
  'application/x-font-opentype',
  'application/x-font-truetype',
  'application/x-font-ttf',
  'application/x-httpd-cgi',
  'application/x-javascript',
  'application/x-mpegurl',
  'application/x-opentype',
  'application/x-otf',
  'application/x-perl',
  'application/x-ttf',
  'font/eot',
  'font/opentype',
  'font/otf',
  'font/ttf',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/js',
  'text/plain',
  'text/richtext',
  'text/tab-separated-values',
  'text/xml',
  'text/x-component',
  'text/x-java-source',
  'text/x-script',
  'vnd.apple.mpegurl',
])
const statuses = new Set([200, 403, 404])
const [minSize, maxSize] = [1_000, 10_000_000]

function isCompressible({ status, headers, body }: HttpAnswer): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  return (
    statuses.has(status) &&
    !('content-encoding' in headers) &&
    types.has(type.trim().toLowerCase()) &&
    body.length >= minSize &&
    body.length <= maxSize
  )
}

/** A strong tag becomes a weak one, and what is no tag goes. */
function withWeakTag(headers: HttpAnswer['headers']): HttpAnswer['headers'] {
  const { etag = '', ...others } = headers
  if (etag.startsWith('W/')) return headers
  return etag.startsWith('"') ? { ...others, etag: `W/${etag}` } : others
}

// The one thing that the preview's edge keeps: by the very bytes that an origin hands out, for as long as it holds
// them.
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

function encodedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const held = compressed.get(body) ?? {}
  compressed.set(body, held)
  return (held[encoding] ??= encode(body, encoding))
}

/**
 * An origin's answer as a behaviour that compresses sends it.
 *
 * @param acceptEncoding - the viewer's header
 * @param encodings - those that the behaviour's cache policy enables, best first
 */
export async function withCompression(
  answered: HttpAnswer,
  acceptEncoding: string | undefined,
  encodings: readonly Encoding[],
): Promise<HttpAnswer> {
  if (encodings.length === 0 || !isCompressible(answered)) return answered
  // Observed, not documented, where it is compressed; RFC 9110, section 12.5.5, asks for it where it might have been.
  const vary = answered.headers['vary'] ?? ''
  const headers = {
    ...answered.headers,
    vary: /(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(vary)
      ? vary
      : [vary, 'Accept-Encoding'].filter((part) => part !== '').join(', '),
  }
  const encoding = acceptedEncodings(acceptEncoding).find((each) => encodings.includes(each))
  if (!encoding) return { ...answered, headers }
  return {
    ...answered,
    headers: { ...withWeakTag(headers), 'content-encoding': encoding },
    body: await encodedOnce(answered.body, encoding),
  }
}
