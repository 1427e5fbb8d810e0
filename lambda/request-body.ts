import { maxRequestBytes } from '#shared/checkout-contract.ts'
import { ApiError } from './errors.ts'

/**
 * The part that the function reads of an HTTP API's event (payload format 2.0). Header names are in lower case, and the
 * values of a repeated header are joined with commas.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export type GatewayEvent = {
  /** The route that the API matched, such as `POST /api/orders`; `$default` for all others. */
  readonly routeKey: string
  /** Percent-decoded. */
  readonly rawPath: string
  readonly headers: Readonly<Record<string, string>>
  readonly requestContext: { readonly http: { readonly method: string } }
  readonly body?: string | null
  readonly isBase64Encoded: boolean
}

// RFC 8259 defines no charset parameter, but browsers and proxies add the only encoding that it allows.
const jsonInUtf8 = /^application\/json\s*(;\s*charset=("utf-8"|utf-8)\s*)?$/i

/**
 * Reads a request's JSON.
 *
 * @returns a value of any shape, to be parsed with a schema
 * @throws ApiError for another content type, a body over the limit, broken UTF-8 or JSON
 */
export function readJson({ headers, body, isBase64Encoded }: GatewayEvent): unknown {
  if (!jsonInUtf8.test(headers['content-type'] ?? '')) {
    throw new ApiError('unsupported_media_type')
  }
  // Content-Length is only a claim.
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > maxRequestBytes) throw new ApiError('body_too_large')
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return json
  } catch {
    // The cause stays out: the parser's message quotes the body.
    throw new ApiError('malformed_body')
  }
}
