import { join } from 'node:path'
import * as z from '#shared/schema.ts'
import { assetFolder, deployedFiles } from './site-files.ts'
import { readTemplate, type Template } from './template.ts'

const text = z.string()
const Override = z.literal(true)

const behavior = {
  TargetOriginId: text,
  AllowedMethods: z.array(text),
  ResponseHeadersPolicyId: z.optional(text),
}

const pagesSchema = z.object({
  ...behavior,
  Compress: z.boolean(),
  FunctionAssociations: z.optional(z.array(z.object({ EventType: z.literal('viewer-request') }))),
})

const callsSchema = z.object({
  ...behavior,
  PathPattern: text.check(z.regex(/^\/\w+\/\*$/)),
  // AWS's own policies: nothing is cached, and everything but the Host header is passed on.
  CachePolicyId: z.literal('4135ea2d-6df8-44a3-9df3-4b5a84be39ad'),
  OriginRequestPolicyId: z.literal('b689b0a8-53d0-40ab-baf2-68738e2966ac'),
})

const errorSchema = z.object({ ErrorCode: z.int(), ResponseCode: z.int(), ResponsePagePath: text })

const originSchema = z.object({
  Id: text,
  DomainName: text,
  OriginCustomHeaders: z.optional(z.array(z.object({ HeaderName: text, HeaderValue: text }))),
})

const distributionSchema = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: pagesSchema,
    CacheBehaviors: z.tuple([callsSchema]),
    CustomErrorResponses: z._default(z.array(errorSchema), []),
    Origins: z.array(originSchema),
  }),
})

const responseHeadersSchema = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: text, Value: text, Override })),
    }),
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: text, Override }),
      ContentTypeOptions: z.object({ Override }),
      ReferrerPolicy: z.object({ ReferrerPolicy: text, Override }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.int(),
        IncludeSubdomains: z.literal(true),
        Override,
      }),
    }),
  }),
})

const stageSchema = z.object({
  DefaultRouteSettings: z.object({
    ThrottlingBurstLimit: z.int(),
    ThrottlingRateLimit: z.number(),
  }),
})

const functionSchema = z.object({
  Code: z.object({ S3Key: text }),
  Environment: z.object({ Variables: z.record(text, text) }),
  Handler: z.literal('index.handler'),
  Layers: z.tuple([text.check(z.regex(/:AWS-Parameters-and-Secrets-Lambda-Extension-/))]),
  // Below the 30 s of the API and of the edge, so that no other timeout shows.
  Timeout: z.int().check(z.maximum(29)),
})

function readResponseHeaders(template: Template): Readonly<Record<string, string>> {
  const policy = template.one('AWS::CloudFront::ResponseHeadersPolicy', responseHeadersSchema)
  const { CustomHeadersConfig, SecurityHeadersConfig } = policy.ResponseHeadersPolicyConfig
  const { ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity } = SecurityHeadersConfig
  const maxAge = StrictTransportSecurity.AccessControlMaxAgeSec
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${maxAge}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  }
}

/** What the stack declares for a visitor. */
export type Site = ReturnType<typeof readSite>

/**
 * Reads what a synthesised template declares for a visitor.
 *
 * @param assembly - the folder of the synthesis, which has the assets
 * @param host - under which visitors reach the distribution
 * @throws CommandError that names what is unknown here
 */
export function readSite(json: unknown, assembly: string, host: string) {
  const template = readTemplate(json, host)
  const { DistributionConfig } = template.one('AWS::CloudFront::Distribution', distributionSchema)
  const { DefaultCacheBehavior: pages, Origins: origins } = DistributionConfig
  const [calls] = DistributionConfig.CacheBehaviors
  const api = origins.find(({ Id }) => Id === calls.TargetOriginId)
  const headers = readResponseHeaders(template)
  const edgeFunctionSchema = z.object({ FunctionCode: text })
  const { FunctionCode } = template.one('AWS::CloudFront::Function', edgeFunctionSchema)
  const stage = template.one('AWS::ApiGatewayV2::Stage', stageSchema).DefaultRouteSettings
  const aliasSchema = z.object({ FunctionName: text, Name: text })
  const { FunctionName, Name } = template.one('AWS::Lambda::Alias', aliasSchema)
  const lambda = template.one('AWS::Lambda::Function', functionSchema, FunctionName)
  const files = deployedFiles(template, assembly)

  // Of these, the one way from the API to the function is known, and no more has to be read.
  template.one('AWS::ApiGatewayV2::Api', z.unknown())
  template.one('AWS::ApiGatewayV2::Route', z.object({ RouteKey: z.literal('$default') }))
  template.one(
    'AWS::ApiGatewayV2::Integration',
    z.object({ PayloadFormatVersion: z.literal('2.0') }),
  )
  // Nothing is cached here.
  template.one('AWS::CloudFront::CachePolicy', z.unknown())
  template.refuseUnread()

  return {
    pages: {
      ...pages,
      headers: pages.ResponseHeadersPolicyId === undefined ? {} : headers,
      /** The code of the function that names the file for a path. */
      rewrite: pages.FunctionAssociations && FunctionCode,
      files,
    },
    calls: {
      ...calls,
      headers: calls.ResponseHeadersPolicyId === undefined ? {} : headers,
      domain: api?.DomainName ?? '',
      originHeaders: Object.fromEntries(
        (api?.OriginCustomHeaders ?? []).map((each) => [each.HeaderName, each.HeaderValue]),
      ),
      throttle: { burst: stage.ThrottlingBurstLimit, rate: stage.ThrottlingRateLimit },
    },
    errorPages: DistributionConfig.CustomErrorResponses,
    function: {
      arn: `arn:aws:lambda:us-east-1:000000000000:function:${FunctionName}:${Name}`,
      file: join(assetFolder(assembly, lambda.Code.S3Key), 'index.mjs'),
      timeoutMs: lambda.Timeout * 1_000,
      environment: lambda.Environment.Variables,
    },
  }
}
