import type { HttpRequest } from '#infra/local/http.ts'
import type { Behavior } from './behaviors.ts'
import { acceptedEncodings } from './content-encoding.ts'

type Headers = Readonly<Record<string, string>>

// Of the table "HTTP request headers and CloudFront behavior", those that CloudFront removes whatever is configured, or
// whose place its own take:
// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#request-custom-headers-behavior
const removed = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-proto',
  'x-real-ip',
])

function isRemoved(name: string): boolean {
  // CloudFront's own headers say what CloudFront knows, whatever a viewer claims.
  return removed.has(name) || name.startsWith('x-edge-') || name.startsWith('cloudfront-')
}

// What tells about the body, which every request to an origin includes, and the wish for a part, which is forwarded by
// default (the same table, and
// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html).
const alwaysForwarded = ['content-length', 'content-type', 'if-range', 'range']

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('='))
}

/**
 * "CloudFront sorts the cookies in natural order by cookie name before forwarding", and removes those whose names start
 * with `$` (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html).
 */
function withSortedCookies(headers: Headers): Headers {
  const { cookie, ...others } = headers
  if (cookie === undefined) return headers
  const pairs = cookie
    .split(/;\s*/)
    .filter((pair) => pair.includes('=') && !pair.startsWith('$'))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
  return pairs.length === 0 ? others : { ...others, cookie: pairs.join('; ') }
}

function viewerHeaders(headers: Headers, { forwarded }: Behavior): Headers {
  const entries = Object.entries(headers)
  if (forwarded === 'nothing') {
    return Object.fromEntries(entries.filter(([name]) => alwaysForwarded.includes(name)))
  }
  return {
    ...withSortedCookies(Object.fromEntries(entries.filter(([name]) => !isRemoved(name)))),
    // Of the headers about the viewer that AllViewerExceptHostHeader adds, the one whose value is known here: TLS ends
    // in front of the preview.
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/adding-cloudfront-headers.html
    'cloudfront-forwarded-proto': 'https',
  }
}

/**
 * Which encodings the edge asks for where it keeps compressed answers:
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html#cache-policy-compressed-objects
 */
function acceptEncoding(header: string | undefined, { cachePolicy }: Behavior): Headers {
  if (header === undefined || cachePolicy.encodings.length === 0) return {}
  const normalized = acceptedEncodings(header).filter((each) =>
    cachePolicy.encodings.includes(each),
  )
  return { 'accept-encoding': normalized.join(',') || 'identity' }
}

/** A list in a header, with one more at its end. */
function appended(list: string | undefined, separator: string, last: string): string {
  return list === undefined ? last : `${list}${separator}${last}`
}

/** By which name the edge passes messages on, in `Via`. */
export function viaOf(distributionId: string): string {
  return `1.1 ${distributionId.toLowerCase()}.cloudfront.net (CloudFront)`
}

/**
 * What the edge asks an origin for on behalf of a viewer.
 *
 * @param request - the viewer's, with the path that is wanted from the origin
 * @param ids - of the distribution and of the viewer's request
 */
export function originRequest(
  request: HttpRequest,
  behavior: Behavior,
  ids: { readonly distribution: string; readonly request: string },
): HttpRequest {
  const { headers, ip, path, query } = request
  const { origin } = behavior
  return {
    ...request,
    path: origin.path + path,
    query: behavior.forwarded === 'nothing' ? '' : query,
    headers: {
      // "CloudFront adds this header regardless of whether the request from the viewer includes a User-Agent header",
      // where that isn't forwarded.
      'user-agent': 'Amazon CloudFront',
      ...viewerHeaders(headers, behavior),
      ...acceptEncoding(headers['accept-encoding'], behavior),
      host: origin.domainName,
      // The section "Client IP addresses" of the same page.
      'x-forwarded-for': appended(headers['x-forwarded-for'], ',', ip),
      // RFC 9110, section 7.6.3: each proxy appends its own.
      via: appended(headers['via'], ', ', viaOf(ids.distribution)),
      'x-amz-cf-id': ids.request,
      // "If a header is present, CloudFront overwrites the header value":
      // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
      ...origin.customHeaders,
    },
  }
}
