import { createHash, timingSafeEqual } from 'node:crypto'
import { checkoutPath } from '#shared/addresses.ts'
import { maxRequestBytes, type RequestHeaders } from '#shared/checkout-contract.ts'
import {
  createCheckoutSession,
  type CheckoutCall,
  type CheckoutDependencies,
} from './create-checkout-session.ts'
import { failureEvent, originSecretHeader, providerCheck } from './deployment.ts'
import { ApiError, apiErrors } from './errors.ts'
import { failureDetails } from './log.ts'

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
  readonly headers: RequestHeaders & Readonly<Partial<Record<typeof originSecretHeader, string>>>
  readonly requestContext: { readonly http: { readonly method: string } }
  readonly body?: string | null
  readonly isBase64Encoded: boolean
}

export type AppOptions = CheckoutDependencies & {
  /** The secret that the site's edge sends. Without one, as for a check, every request is accepted. */
  readonly originSecret?: string | undefined
}

/** Handles a POST: returns the response's object or throws an ApiError. */
type Endpoint = (call: CheckoutCall) => Promise<object>

/**
 * The HTTP application behind /api: an endpoint for each path in a table. Everything else gets `{ error: { code, message } }`,
 * an entry of the table in errors.ts.
 */
export function createApp({ originSecret, ...dependencies }: AppOptions) {
  const { allowedOrigins, log, purpose } = dependencies
  const isCheck = purpose === 'check'
  const endpoints = new Map<string, Endpoint>([
    [checkoutPath, (call) => createCheckoutSession(call, dependencies)],
  ])

  async function respond(event: GatewayEvent, requestId: string) {
    const { headers, rawPath, requestContext } = event
    refuseDirectCall(headers[originSecretHeader], originSecret)
    const endpoint = endpoints.get(rawPath)
    if (!endpoint) throw new ApiError('unknown_path')
    if (requestContext.http.method !== 'POST') throw new ApiError('method_not_allowed')
    // The API decodes `rawPath`, but matches routes against the path as sent: another spelling is no endpoint.
    if (event.routeKey !== `POST ${rawPath}`) throw new ApiError('unknown_path')
    refuseForeignOrigin(headers['origin'], allowedOrigins)
    return endpoint({ body: readJson(event), headers, requestId })
  }

  return async (request: GatewayEvent, requestId: string) => {
    try {
      return createResult(200, await respond(request, requestId))
    } catch (error) {
      const { code, answer } = error instanceof ApiError ? error : unexpected
      const { status, message } = apiErrors[code]
      const level = status < 500 ? 'warn' : 'error'
      const path = endpoints.has(request.rawPath) ? request.rawPath : undefined
      const details = failureDetails(error)
      const event = isCheck ? providerCheck : failureEvent
      log({ level, event, code, status, path, requestId, details })
      // Who may invoke the function for a check also learns the provider's own code.
      return createResult(status, { error: { code, message, ...answer, ...(isCheck && details) } })
    }
  }
}

const unexpected = { code: 'internal_error', answer: {} } as const

function createResult(statusCode: number, content: object) {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(statusCode === apiErrors.method_not_allowed.status && { allow: 'POST' }),
  }
  return { statusCode, headers, body: JSON.stringify(content) }
}

/** A browser sends the page's origin with every POST; another client may leave it out. */
function refuseForeignOrigin(origin: string | undefined, allowedOrigins: readonly string[]): void {
  if (origin !== undefined && !allowedOrigins.includes(origin)) {
    throw new ApiError('foreign_origin')
  }
}

/** Digests of equal length, compared in constant time, leak nothing about the secret. */
function refuseDirectCall(given = '', secret: string | undefined): void {
  if (secret !== undefined && !timingSafeEqual(digest(given), digest(secret))) {
    throw new ApiError('direct_call')
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

// RFC 8259 defines no charset parameter, but browsers and proxies add the only encoding that it allows.
const jsonInUtf8 = /^application\/json\s*(;\s*charset=("utf-8"|utf-8)\s*)?$/i

/**
 * Reads a request's JSON.
 *
 * @returns a value of any shape, to be parsed with a schema
 * @throws ApiError for another content type, a body over the limit, broken UTF-8 or JSON
 */
function readJson({ headers, body, isBase64Encoded }: GatewayEvent): unknown {
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
