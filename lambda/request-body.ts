import { maxRequestBytes } from '#shared/checkout-contract.ts'
import { CheckoutError } from './errors.ts'

// RFC 8259 defines no charset parameter, but browsers and proxies add the only encoding that it allows.
const jsonInUtf8 = /^application\/json\s*(;\s*charset=("utf-8"|utf-8)\s*)?$/i

/**
 * Reads a request's JSON.
 *
 * @returns a value of any shape, to be parsed with a schema
 * @throws CheckoutError for another content type, a compressed body, one over the limit, broken UTF-8 or JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!jsonInUtf8.test(request.headers.get('content-type') ?? '')) {
    throw new CheckoutError('unsupported_media_type')
  }
  if ((request.headers.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity') {
    throw new CheckoutError('unsupported_encoding')
  }
  // The adapter has the whole body in memory by now, so this counts decoded bytes; Content-Length is only a claim.
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxRequestBytes) throw new CheckoutError('body_too_large')
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return json
  } catch {
    // The cause stays out: the parser's message quotes the body.
    throw new CheckoutError('malformed_body')
  }
}
