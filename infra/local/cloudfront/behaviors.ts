import type { Stack } from '#infra/local/cloudformation/stack.ts'
import type { Origin } from '#infra/local/http.ts'
import { readCachePolicies, type CachePolicy } from './cache-policy.ts'
import type { BehaviorConfig, Distribution } from './distribution-config.ts'
import { readEdgeFunctions, type EdgeFunction } from './edge-function.ts'
import { forwardedBy, type Forwarded } from './origin-request-policy.ts'
import { readOrigins, type DistributionOrigin } from './origins.ts'
import { normalizedPath, pathPattern } from './path-pattern.ts'
import {
  readResponseHeadersPolicies,
  type ResponseHeadersPolicy,
} from './response-headers-policy.ts'

/** What the edge does with the requests for some of the paths. */
export type Behavior = {
  readonly origin: DistributionOrigin
  readonly allowedMethods: ReadonlySet<string>
  readonly cachePolicy: CachePolicy
  readonly forwarded: Forwarded
  readonly compresses: boolean
  readonly edgeFunction: EdgeFunction | null
  readonly withResponseHeaders: ResponseHeadersPolicy
}

/** The behaviour of a path as it came in a request. */
export type BehaviorOf = (path: string) => Behavior

/**
 * Reads the behaviours of a distribution: "The first match determines which cache behavior is applied", and the default
 * one is applied where none matches.
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern
 *
 * @throws CommandError for what is unknown here
 */
export function readBehaviors(
  stack: Stack,
  distribution: Distribution,
  origins: ReadonlyMap<string, Origin>,
  log: (message: string) => void,
): BehaviorOf {
  const originOf = readOrigins(stack, distribution, origins)
  const cachePolicyOf = readCachePolicies(stack)
  const responseHeadersPolicyOf = readResponseHeadersPolicies(stack)
  const edgeFunctionOf = readEdgeFunctions(stack, distribution, log)

  function behaviorOf(config: BehaviorConfig): Behavior {
    const [association] = config.FunctionAssociations
    return {
      origin: originOf(config.TargetOriginId),
      allowedMethods: new Set(config.AllowedMethods),
      cachePolicy: cachePolicyOf(config.CachePolicyId),
      forwarded: forwardedBy(config.OriginRequestPolicyId),
      compresses: config.Compress,
      edgeFunction: association ? edgeFunctionOf(association.FunctionARN) : null,
      withResponseHeaders: responseHeadersPolicyOf(config.ResponseHeadersPolicyId),
    }
  }

  const { CacheBehaviors, DefaultCacheBehavior } = distribution.config
  const inOrder = CacheBehaviors.map(({ PathPattern, ...config }) => ({
    matches: pathPattern(PathPattern),
    behavior: behaviorOf(config),
  }))
  const otherwise = behaviorOf(DefaultCacheBehavior)
  return (path) => {
    const normalized = normalizedPath(path)
    return inOrder.find(({ matches }) => matches(normalized))?.behavior ?? otherwise
  }
}
