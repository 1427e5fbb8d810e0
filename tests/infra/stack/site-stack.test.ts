import { readFileSync } from 'node:fs'
import { Match } from 'aws-cdk-lib/assertions'
import { OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { expect, test } from 'vitest'
import { logRetentionDays } from '#shared/retention.ts'
import {
  environmentIn,
  everySetting,
  propertiesOf,
  siteStack,
  synthesisedSite,
} from './synthesised-site.ts'

const template = synthesisedSite()
const fullTemplate = synthesisedSite(everySetting)

test('every resource is tagged with its site and stage', () => {
  const [production, staging] = [siteStack(), siteStack({ stackName: 'B' }, 'staging')]
  expect(production.stack.tags.tagValues()).toEqual({ Site: 'Site', Stage: 'production' })
  expect(staging.stack.tags.tagValues()).toEqual({ Site: 'B', Stage: 'staging' })
})

// CloudFormation can't delete a protected stack, not even one whose first deployment has failed.
test('a stack is protected from deletion once it is live', () => {
  expect(siteStack().stack.terminationProtection).toBe(false)
  expect(siteStack({ live: true }).stack.terminationProtection).toBe(true)
})

test.each([
  'AWS::Route53::RecordSet',
  'AWS::WAFv2::WebACL',
  'AWS::Budgets::Budget',
  'AWS::Events::Rule',
  'AWS::Lambda::EventInvokeConfig',
])('without settings there is no %s', (type) => {
  template.resourceCountIs(type, 0)
  expect(fullTemplate.findResources(type)).not.toEqual({})
})

test('a custom domain has TLS 1.2 or newer and A and AAAA records, and payments return there', () => {
  fullTemplate.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: everySetting.domainNames,
      ViewerCertificate: {
        AcmCertificateArn: everySetting.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2025',
        SslSupportMethod: 'sni-only',
      },
    },
  })
  for (const name of everySetting.domainNames) {
    for (const Type of ['A', 'AAAA']) {
      const record = { HostedZoneId: everySetting.hostedZone.id, Name: `${name}.`, Type }
      fullTemplate.hasResourceProperties('AWS::Route53::RecordSet', record)
    }
  }
  expect(environmentIn(fullTemplate)['ALLOWED_ORIGINS']).toBe(
    'https://www.example.com,https://example.com,https://d1.cloudfront.net',
  )
})

// AWS moves a name from another distribution to one that already has its certificate.
test('a certificate is used before its domain names are set', () => {
  const { certificateArn } = everySetting
  const [edge] = propertiesOf(synthesisedSite({ certificateArn }), 'AWS::CloudFront::Distribution')
  const ViewerCertificate = { AcmCertificateArn: certificateArn }
  expect(edge).toMatchObject({ DistributionConfig: { Aliases: [], ViewerCertificate } })
})

// The edge forwards /%61pi/ and /assets/../api/ to the API as well.
test('the firewall limits API requests per IP address, whatever the spelling of their path', () => {
  const TextTransformations = ['URL_DECODE', 'NORMALIZE_PATH'].map((Type) =>
    Match.objectLike({ Type }),
  )
  const ByteMatchStatement = {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString: '/api/',
    TextTransformations,
  }
  const limit = { AggregateKeyType: 'IP', Limit: 100, ScopeDownStatement: { ByteMatchStatement } }
  fullTemplate.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { WebACLId: 'Firewall' },
  })
  fullTemplate.hasResourceProperties('AWS::WAFv2::WebACL', {
    Rules: Match.arrayWith([
      Match.objectLike({ Action: { Block: {} }, Statement: { RateBasedStatement: limit } }),
    ]),
  })
})

// All of AWS's rules but those for paths and programs:
// https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
const counted = `GenericLFI_BODY GenericRFI_BODY EC2MetaDataSSRF_BODY CrossSiteScripting_BODY SizeRestrictions_BODY
  GenericLFI_QUERYARGUMENTS GenericRFI_QUERYARGUMENTS EC2MetaDataSSRF_QUERYARGUMENTS CrossSiteScripting_QUERYARGUMENTS
  RestrictedExtensions_QUERYARGUMENTS SizeRestrictions_QUERYSTRING SizeRestrictions_URIPATH
  SizeRestrictions_Cookie_HEADER EC2MetaDataSSRF_COOKIE CrossSiteScripting_COOKIE`

test('the firewall blocks nobody for what nothing here reads: an order’s text, a cookie, a query, a long link', () => {
  const overrides = counted.split(/\s+/).map((Name) => ({ Name, ActionToUse: { Count: {} } }))
  fullTemplate.hasResourceProperties('AWS::WAFv2::WebACL', {
    Rules: Match.arrayWith([
      Match.objectLike({
        Name: 'AWSManagedRulesCommonRuleSet',
        Statement: { ManagedRuleGroupStatement: { RuleActionOverrides: overrides } },
      }),
    ]),
  })
})

// Lambda rejects any reservation in a new account.
test('a reserved concurrency is optional', () => {
  for (const [from, expected] of [
    [template, Match.absent()],
    [fullTemplate, everySetting.reservedConcurrency],
  ] as const) {
    const reservation = { Role: 'ApiFunctionRole', ReservedConcurrentExecutions: expected }
    const found = from.findResources('AWS::Lambda::Function', { Properties: reservation })
    expect(Object.keys(found)).toHaveLength(1)
  }
})

test('the outputs lead whoever is on call to dashboard, logs and topics', () => {
  for (const name of ['DashboardUrl', 'FunctionLog', 'ApiLog', 'WakeTopic', 'InformTopic']) {
    expect(fullTemplate.findOutputs(name)).toHaveProperty(name)
  }
})

test('every log is deleted after the time that the Privacy Policy states', () => {
  fullTemplate.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: logRetentionDays })
  fullTemplate.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'Delete' })
  fullTemplate.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([Match.objectLike({ ExpirationInDays: logRetentionDays })]),
    },
  })
})

// Lambda would create one that is never deleted, not even with the stack.
test('every function, including the CDK’s, writes to a log of the stack', () => {
  fullTemplate.allResourcesProperties('AWS::Lambda::Function', {
    LoggingConfig: { LogGroup: Match.anyValue() },
  })
})

test('the edge’s log is where the runbook looks for it', () => {
  const [, Prefix] =
    /s3 sync s3:\/\/BUCKET\/(\S+)/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  const Logging = { Bucket: Match.stringLikeRegexp('AccessLogs'), Prefix }
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { Logging },
  })
})

test('the edge speaks HTTP/3 and requires HTTPS, without redirecting calls, and no log contains cookies', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      HttpVersion: 'http2and3',
      Logging: { IncludeCookies: false },
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
      CacheBehaviors: [{ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' }],
    },
  })
})

test('a missing page gets the 404 page, and the edge refuses other methods than a page’s, but none of the API', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultCacheBehavior: { AllowedMethods: ['GET', 'HEAD'] },
      CacheBehaviors: [{ AllowedMethods: Match.arrayWith(['OPTIONS', 'PUT', 'POST', 'DELETE']) }],
      CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' }],
    },
  })
})

// Including the total that the buyer saw (rule 10.13). The page's own calls are same-origin, and need no CORS.
test('every header except Host reaches the function, and no other site may call it', () => {
  const { ALL_VIEWER_EXCEPT_HOST_HEADER: all } = OriginRequestPolicy
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { CacheBehaviors: [{ OriginRequestPolicyId: all.originRequestPolicyId }] },
  })
  template.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() })
})

test('only a page’s path creates another copy at the edge or a request past it', () => {
  template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: {
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  })
})
