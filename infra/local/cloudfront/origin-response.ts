import { validateHeaderName, validateHeaderValue } from 'node:http'
import { inspect } from 'node:util'
import type { HttpAnswer, HttpRequest } from '#infra/local/http.ts'
import { timedOut, withinTime } from '#infra/local/within-time.ts'
import type { Behavior } from './behaviors.ts'
import { edgeError } from './edge-error.ts'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#ResponseCustomRemovedHeaders,
// and what belongs to a connection (RFC 9110, section 7.6.1). The length is that of the body that is sent.
const removed = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'proxy-connection',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
])

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorS3Origin.html#response-s3-removed-headers
const removedFromBuckets = new Set(['x-amz-id-2', 'x-amz-request-id'])

/**
 * "If you configure your origin to include either Accept-Encoding or Cookie in the Vary header, CloudFront includes the
 * values in the response", and so with the headers that are forwarded; other values are removed.
 */
function withAllowedVary(
  headers: HttpAnswer['headers'],
  { forwarded }: Behavior,
): HttpAnswer['headers'] {
  const { vary, ...others } = headers
  if (vary === undefined || forwarded === 'all but the host') return headers
  const kept = vary
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^(accept-encoding|cookie)$/i.test(name))
  return kept.length === 0 ? others : { ...others, vary: kept.join(', ') }
}

/**
 * What of an origin's answer goes on to the viewer.
 *
 * @throws when it cannot be sent
 */
function passedOn(answered: HttpAnswer, behavior: Behavior): HttpAnswer {
  const { status, cookies } = answered
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new Error(`It answered with the status ${status}.`)
  }
  const headers = Object.entries(answered.headers).filter(
    ([name]) => !removed.has(name) && !(behavior.origin.isBucket && removedFromBuckets.has(name)),
  )
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  for (const cookie of cookies) validateHeaderValue('set-cookie', cookie)
  return {
    ...answered,
    headers: withAllowedVary(Object.fromEntries(headers), behavior),
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html: where cookies aren't forwarded,
    // CloudFront "removes Set-Cookie headers from responses".
    cookies: behavior.forwarded === 'nothing' ? [] : cookies,
  }
}

/**
 * Asks the origin of a behaviour. An answer that doesn't come, or cannot be passed on, is an error of the edge. A
 * second attempt, which CloudFront makes, would find the same origin here.
 *
 * @param request - as it goes to the origin
 */
export async function askOrigin(
  request: HttpRequest,
  behavior: Behavior,
  log: (message: string) => void,
): Promise<HttpAnswer> {
  const { domainName, responseTimeoutMs, respond, signer } = behavior.origin
  const what = `${request.method} ${request.path} of ${domainName}`
  try {
    const answered = await withinTime(respond(request, signer), responseTimeoutMs)
    if (answered !== timedOut) return passedOn(answered, behavior)
    log(`${what}: no answer within ${responseTimeoutMs} ms`)
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-504-gateway-timeout.html
    return edgeError(504, 'The origin did not answer in time.')
  } catch (error) {
    log(`${what}: ${inspect(error)}`)
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/http-502-bad-gateway.html
    return edgeError(502, 'The origin gave no answer.')
  }
}
