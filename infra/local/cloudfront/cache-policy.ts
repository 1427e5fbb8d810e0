import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import * as z from '#shared/schema.ts'
import { encodings, type Encoding } from './content-encoding.ts'

/** What the edge may keep. None of these policies passes anything of a viewer's request on to the origin. */
export type CachePolicy = {
  /** Whether answers may be kept at the edge. */
  readonly caches: boolean
  /** The encodings in which they are kept, best first. */
  readonly encodings: readonly Encoding[]
}

// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-cachepolicy.html
const cachePolicySchema = z.strictObject({
  CachePolicyConfig: z.strictObject({
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      CookiesConfig: z.strictObject({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.strictObject({ HeaderBehavior: z.literal('none') }),
      QueryStringsConfig: z.strictObject({ QueryStringBehavior: z.literal('none') }),
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      EnableAcceptEncodingGzip: z.boolean(),
    }),
    // For whoever reads the policy.
    Name: z.optional(z.string()),
    Comment: z.optional(z.string()),
  }),
})

function policyOf({ CachePolicyConfig: config }: z.infer<typeof cachePolicySchema>): CachePolicy {
  const parameters = config.ParametersInCacheKeyAndForwardedToOrigin
  const enabled = {
    br: parameters.EnableAcceptEncodingBrotli,
    gzip: parameters.EnableAcceptEncodingGzip,
  }
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html: "If the Minimum
  // TTL, Maximum TTL, and Default TTL settings are all set to 0, this disables CloudFront caching."
  const caches = Math.max(config.MinTTL, config.DefaultTTL, config.MaxTTL) > 0
  return { caches, encodings: caches ? encodings.filter((encoding) => enabled[encoding]) : [] }
}

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
const managed: Readonly<Record<string, CachePolicy>> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { caches: false, encodings: [] },
}

/**
 * Reads the cache policies of a stack.
 *
 * @returns finds a policy by its id, AWS's own among them
 * @throws CommandError for a setting, or an id, that is unknown here
 */
export function readCachePolicies(stack: Stack): (id: string) => CachePolicy {
  const own = new Map(
    stack
      .resources('AWS::CloudFront::CachePolicy', cachePolicySchema)
      .map(({ attribute, properties }) => [attribute('Ref'), policyOf(properties)]),
  )
  return (id) => {
    const policy = own.get(id) ?? managed[id]
    if (!policy) throw unsupported(`the cache policy ${id} is unknown here`)
    return policy
  }
}
