import { join } from 'node:path'
import * as z from '#shared/schema.ts'
import { assetFolder, deployedFiles } from './site-files.ts'
import { readTemplate, text, type Template } from './template.ts'

const Override = z.literal(true)

const behavior = {
  AllowedMethods: z.array(text),
  ResponseHeadersPolicyId: text,
  TargetOriginId: text,
}

const pagesSchema = z.strictObject({
  ...behavior,
  CachePolicyId: text,
  Compress: z.literal(true),
  FunctionAssociations: z.tuple([z.strictObject({ EventType: z.literal('viewer-request') })]),
})

const callsSchema = z.strictObject({
  ...behavior,
  PathPattern: text.check(z.regex(/^\/\w+\/\*$/)),
  Compress: z.literal(false),
  // AWS's own policies: nothing is cached, and everything but the Host header is passed on.
  CachePolicyId: z.literal('4135ea2d-6df8-44a3-9df3-4b5a84be39ad'),
  OriginRequestPolicyId: z.literal('b689b0a8-53d0-40ab-baf2-68738e2966ac'),
})

const error = z.strictObject({ ErrorCode: z.int(), ResponseCode: z.int(), ResponsePagePath: text })
const originHeader = z.strictObject({ HeaderName: text, HeaderValue: text })
const origin = z.strictObject({
  Id: text,
  DomainName: text,
  OriginCustomHeaders: z._default(z.array(originHeader), []),
})

const distributionSchema = z.strictObject({
  DistributionConfig: z.strictObject({
    DefaultCacheBehavior: pagesSchema,
    CacheBehaviors: z.tuple([callsSchema]),
    CustomErrorResponses: z._default(z.array(error), []),
    Origins: z.array(origin),
  }),
})

const responseHeader = z.strictObject({ Header: text, Value: text, Override })

const responseHeadersSchema = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: text,
    CustomHeadersConfig: z.strictObject({ Items: z.array(responseHeader) }),
    SecurityHeadersConfig: z.strictObject({
      ContentSecurityPolicy: z.strictObject({ ContentSecurityPolicy: text, Override }),
      ContentTypeOptions: z.strictObject({ Override }),
      ReferrerPolicy: z.strictObject({ ReferrerPolicy: text, Override }),
      StrictTransportSecurity: z.strictObject({
        AccessControlMaxAgeSec: z.int(),
        IncludeSubdomains: z.boolean(),
        Override,
      }),
    }),
  }),
})

const edgeFunctionSchema = z.strictObject({ Name: text, FunctionCode: text })

const routeSchema = z.strictObject({
  AuthorizationType: z.literal('NONE'),
  // No path parameters, no ANY.
  RouteKey: text.check(z.regex(/^(\$default|(GET|POST) [\w/-]+)$/)),
})
const integrationSchema = z.strictObject({ PayloadFormatVersion: z.literal('2.0') })
const limits = z.strictObject({ ThrottlingBurstLimit: z.int(), ThrottlingRateLimit: z.number() })
const stageSchema = z.strictObject({
  DefaultRouteSettings: limits,
  RouteSettings: z._default(z.record(z.string(), limits), {}),
})

const aliasSchema = z.strictObject({ FunctionName: text, Name: text })
const functionSchema = z.strictObject({
  Code: z.strictObject({ S3Key: text }),
  Environment: z.strictObject({ Variables: z.record(text, text) }),
  Handler: z.literal('index.handler'),
  Layers: z.tuple([text.check(z.regex(/:AWS-Parameters-and-Secrets-Lambda-Extension-/))]),
  // Below the 30 s of the API and of the edge, so that neither of their timeouts matters.
  Timeout: z.int().check(z.maximum(29)),
})

function readResponseHeaders(template: Template): Readonly<Record<string, string>> {
  const policy = template.one('AWS::CloudFront::ResponseHeadersPolicy', responseHeadersSchema)
  const { CustomHeadersConfig, SecurityHeadersConfig } = policy.ResponseHeadersPolicyConfig
  const { ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity } = SecurityHeadersConfig
  const { AccessControlMaxAgeSec: maxAge, IncludeSubdomains } = StrictTransportSecurity
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${maxAge}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  }
}

export type Site = ReturnType<typeof readSite>

/** Reads what a synthesis, in a folder with its assets, declares for a host's visitors. */
export function readSite(json: unknown, assembly: string, host: string) {
  const template = readTemplate(json, host)
  const { DistributionConfig } = template.one('AWS::CloudFront::Distribution', distributionSchema)
  const { DefaultCacheBehavior: pages, CacheBehaviors, Origins } = DistributionConfig
  const [calls] = CacheBehaviors
  const originHeaders = Origins.filter(({ Id }) => Id === calls.TargetOriginId)
    .flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders)
    .map(({ HeaderName, HeaderValue }): [string, string] => [HeaderName, HeaderValue])
  const { FunctionCode } = template.one('AWS::CloudFront::Function', edgeFunctionSchema)
  const stage = template.one('AWS::ApiGatewayV2::Stage', stageSchema)
  const { FunctionName, Name } = template.one('AWS::Lambda::Alias', aliasSchema)
  const lambda = template.one('AWS::Lambda::Function', functionSchema, FunctionName)
  // Every route must lead to the function by the API's only integration.
  template.one('AWS::ApiGatewayV2::Api', z.strictObject({ Name: text }))
  const routes = template.all('AWS::ApiGatewayV2::Route', routeSchema)
  template.one('AWS::ApiGatewayV2::Integration', integrationSchema)

  return {
    /** With the code of the function that maps a path to a file. */
    pages: { ...pages, rewrite: FunctionCode, files: deployedFiles(template, assembly) },
    calls: {
      ...calls,
      originHeaders: Object.fromEntries(originHeaders),
      routes: routes.map(({ RouteKey }) => {
        const { ThrottlingBurstLimit: burst, ThrottlingRateLimit: rate } =
          stage.RouteSettings[RouteKey] ?? stage.DefaultRouteSettings
        return { key: RouteKey, burst, rate }
      }),
    },
    headers: readResponseHeaders(template),
    errorPages: DistributionConfig.CustomErrorResponses,
    function: {
      arn: `arn:aws:lambda:us-east-1:000000000000:function:${FunctionName}:${Name}`,
      file: join(assetFolder(assembly, lambda.Code.S3Key), 'index.mjs'),
      timeoutMs: lambda.Timeout * 1_000,
      environment: lambda.Environment.Variables,
    },
  }
}
