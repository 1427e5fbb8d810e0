import type { HttpAnswer, HttpRequest } from '#infra/local/http.ts'
import { edgeError, lastEdgeError } from './edge-error.ts'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-general, in bytes.
const maxUrlLength = 8_192
const maxRequestLength = 32_768

function urlOf({ headers, path, query }: HttpRequest): string {
  return `https://${headers['host'] ?? ''}${path}${query === '' ? '' : `?${query}`}`
}

function lengthOfHeaders(headers: HttpRequest['headers']): number {
  return Object.entries(headers).reduce(
    (length, [name, value]) => length + `${name}: ${value}\r\n`.length,
    0,
  )
}

/**
 * What the edge answers without asking anybody: a request that is too long, malformed, or of a method that its
 * behaviour doesn't allow.
 *
 * @returns null for a request that may go on
 */
export function refusalOf(
  request: HttpRequest,
  allowedMethods: ReadonlySet<string>,
): HttpAnswer | null {
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomMaxRequestStringLength:
  // "If a URL exceeds the maximum length, CloudFront returns HTTP status code 414 […]. If a request exceeds the maximum
  // length because the header size is exceeded, CloudFront returns HTTP status code 494 […]. In both cases, CloudFront
  // then terminates the TCP connection to the viewer."
  const url = urlOf(request)
  if (url.length > maxUrlLength) return lastEdgeError(414, 'The URL is too long.')
  if (url.length + lengthOfHeaders(request.headers) > maxRequestLength) {
    return lastEdgeError(494, 'The request is too long.')
  }
  // A whole address or an asterisk in the place of the path: "invalid data in the request"
  // (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-400-bad-request.html).
  if (!request.path.startsWith('/')) return edgeError(400, 'Bad request.')
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-403-invalid-method.html
  if (!allowedMethods.has(request.method)) {
    return edgeError(403, 'This distribution is not configured to allow this method.')
  }
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustom-get-body:
  // "If a viewer GET request includes a body, CloudFront returns an HTTP status code 403 (Forbidden) to the viewer."
  if (request.method === 'GET' && request.body.length > 0) {
    return edgeError(403, 'A GET request has no body.')
  }
  return null
}
