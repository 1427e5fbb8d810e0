import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import * as z from '#shared/schema.ts'

// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudfront-distribution.html and the
// pages of its properties. What isn't listed here ends the preview: functions of Lambda@Edge, groups of origins, signed
// URLs, settings of the time before cache policies, places that are shut out.

const behavior = {
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  Compress: z._default(z.boolean(), false),
  // No function runs on answers, and of those on requests "each event type can have only one":
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
  FunctionAssociations: z._default(
    z
      .array(z.strictObject({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
      .check(z.maxLength(1)),
    [],
  ),
  // TLS ends in front of the preview, which takes every request for one that came over it.
  ViewerProtocolPolicy: z.enum(['allow-all', 'https-only', 'redirect-to-https']),
  // Nothing is held at the preview's edge.
  CachedMethods: z.optional(z.unknown()),
}

const origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string().check(z.regex(/^(\/.*[^/])?$/)), ''),
  OriginAccessControlId: z._default(z.string(), ''),
  OriginCustomHeaders: z._default(
    z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })),
    [],
  ),
  // An origin access identity, the older way to a private bucket, would be another signer.
  S3OriginConfig: z.optional(
    z.strictObject({ OriginAccessIdentity: z._default(z.literal(''), '') }),
  ),
  CustomOriginConfig: z.optional(
    z.strictObject({
      OriginProtocolPolicy: z.literal('https-only'),
      OriginReadTimeout: z.optional(z.int()),
      // The connection to an origin of the preview is a call.
      OriginKeepaliveTimeout: z.optional(z.unknown()),
      OriginSSLProtocols: z.optional(z.unknown()),
    }),
  ),
  ConnectionAttempts: z.optional(z.unknown()),
  ConnectionTimeout: z.optional(z.unknown()),
})

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/creating-custom-error-pages.html
const errorCodes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504] as const

const customErrorResponse = z.strictObject({
  ErrorCode: z.literal(errorCodes),
  ResponseCode: z.optional(z.literal([200, ...errorCodes])),
  ResponsePagePath: z.optional(z.string().check(z.startsWith('/'))),
  // Nothing is held at the preview's edge.
  ErrorCachingMinTTL: z.optional(z.unknown()),
})

const distributionSchema = z.strictObject({
  DistributionConfig: z.strictObject({
    Enabled: z.literal(true),
    DefaultRootObject: z._default(z.string(), ''),
    DefaultCacheBehavior: z.strictObject(behavior),
    CacheBehaviors: z._default(
      z.array(z.strictObject({ ...behavior, PathPattern: z.string() })),
      [],
    ),
    CustomErrorResponses: z._default(z.array(customErrorResponse), []),
    Origins: z.array(origin),
    // Names, certificates and the firewall stand in front of what is previewed; the rest is for networks and operators.
    Aliases: z.optional(z.unknown()),
    ViewerCertificate: z.optional(z.unknown()),
    WebACLId: z.optional(z.unknown()),
    HttpVersion: z.optional(z.unknown()),
    IPV6Enabled: z.optional(z.unknown()),
    PriceClass: z.optional(z.unknown()),
    Logging: z.optional(z.unknown()),
    Comment: z.optional(z.unknown()),
  }),
  Tags: z.optional(z.unknown()),
})

export type DistributionConfig = z.infer<typeof distributionSchema>['DistributionConfig']
export type BehaviorConfig = DistributionConfig['DefaultCacheBehavior']

export type Distribution = {
  readonly id: string
  /** The name at CloudFront, under which visitors reach it. */
  readonly domainName: string
  readonly config: DistributionConfig
}

/**
 * Reads the one distribution of a stack.
 *
 * @throws CommandError when there is none or another one, or a setting that is unknown here
 */
export function readDistribution(stack: Stack): Distribution {
  const [only, ...others] = stack.resources('AWS::CloudFront::Distribution', distributionSchema)
  if (!only) throw unsupported('there is no distribution')
  if (others.length > 0) throw unsupported('there is more than one distribution')
  return {
    id: only.attribute('Ref'),
    domainName: only.attribute('DomainName'),
    config: only.properties.DistributionConfig,
  }
}
