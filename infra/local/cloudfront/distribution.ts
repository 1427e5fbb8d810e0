import { randomBytes } from 'node:crypto'
import type { Stack } from '#infra/local/cloudformation/stack.ts'
import type { HttpAnswer, HttpRequest, Origin, Respond } from '#infra/local/http.ts'
import { readBehaviors, type Behavior } from './behaviors.ts'
import { withCompression } from './compression.ts'
import { notModified } from './conditional.ts'
import { readDistribution } from './distribution-config.ts'
import { errorPageRequest, readErrorPages } from './error-pages.ts'
import { originRequest, viaOf } from './origin-request.ts'
import { askOrigin } from './origin-response.ts'
import { refusalOf } from './viewer-request.ts'

/**
 * The stack's distribution on this machine, driven by its template alone. Nothing is kept between two requests: each is
 * answered as if it were the first, a miss.
 *
 * @param origins - what answers the distribution's requests, by domain name
 * @throws CommandError for what a visitor would meet and the preview doesn't do
 */
export function createDistribution(
  stack: Stack,
  origins: ReadonlyMap<string, Origin>,
  log: (message: string) => void = console.error,
): Respond {
  const distribution = readDistribution(stack)
  const behaviorOf = readBehaviors(stack, distribution, origins, log)
  const errorPageOf = readErrorPages(distribution.config)
  const { DefaultRootObject: rootObject } = distribution.config

  /** Fetches an object through a behaviour, compressed as that says. */
  async function fetchThrough(
    behavior: Behavior,
    request: HttpRequest,
    requestId: string,
  ): Promise<HttpAnswer> {
    const ids = { distribution: distribution.id, request: requestId }
    const answered = await askOrigin(originRequest(request, behavior, ids), behavior, log)
    const encodings = behavior.compresses ? behavior.cachePolicy.encodings : []
    return withCompression(answered, request.headers['accept-encoding'], encodings)
  }

  /**
   * The page of an error in the place of its answer. A page that isn't available is answered as its own origin does:
   * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/GeneratingCustomErrorResponses.html
   */
  async function withErrorPage(
    answered: HttpAnswer,
    request: HttpRequest,
    requestId: string,
  ): Promise<HttpAnswer> {
    const page = errorPageOf(answered.status)
    if (!page) return answered
    // "CloudFront finds the first cache behavior in your distribution that has a path pattern that matches the path of
    // the custom error page": docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
    const behavior = behaviorOf(page.path)
    const shown = await fetchThrough(behavior, errorPageRequest(page, request), requestId)
    return shown.status === 200 ? { ...shown, status: page.status } : shown
  }

  async function answerTo(
    request: HttpRequest,
    behavior: Behavior,
    requestId: string,
  ): Promise<HttpAnswer> {
    const refusal = refusalOf(request, behavior.allowedMethods)
    if (refusal) return refusal
    const viewed = behavior.edgeFunction?.(request, requestId) ?? request
    // "Your viewer will not see a custom error page" for a status that a function answered:
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html#functions-event-structure-status-body
    if ('status' in viewed) return viewed
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html; the function got "the actual
    // request that CloudFront received from the viewer".
    const path = viewed.path === '/' ? `/${rootObject}` : viewed.path
    const fetched = await fetchThrough(behavior, { ...request, path }, requestId)
    const answered = await withErrorPage(fetched, request, requestId)
    // "[…] conditional requests are not supported when CloudFront is configured to forward cookies":
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Cookies.html. What isn't kept is the origin's to
    // compare.
    const isKept = behavior.cachePolicy.caches && behavior.forwarded === 'nothing'
    return isKept ? notModified(answered, request) : answered
  }

  return async (request) => {
    const requestId = randomBytes(41).toString('base64url')
    const behavior = behaviorOf(request.path)
    const answered = await answerTo(request, behavior, requestId)
    // "CloudFront modifies the headers in the responses that it sends to requests that match the cache behavior", and
    // adds "to every response that it returns": its own errors, error pages and a function's answers among them.
    // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/modifying-response-headers.html
    const { headers, ...passed } = behavior.withResponseHeaders(answered)
    return {
      ...passed,
      headers: {
        ...headers,
        via: viaOf(distribution.id),
        // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html: "CloudFront also
        // sends this string in the x-amz-cf-id response header."
        'x-amz-cf-id': requestId,
      },
    }
  }
}
