import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { environmentIn } from './deployed-environment.ts'
import { distributionWith } from './distribution-with.ts'
import { everySetting, siteApp, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const complete = synthesisedSite(everySetting)

test('everything is in one region, that of the edge', () => {
  expect(siteApp().stack.region).toBe('us-east-1')
})

test('without a domain of its own the site has no certificate and no records', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({ Aliases: Match.absent(), ViewerCertificate: Match.absent() }),
  )
  template.resourceCountIs('AWS::Route53::RecordSet', 0)
})

test('with a domain, TLS 1.2 and newer, records for IPv4 and IPv6, and payments that return there', () => {
  complete.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      Aliases: everySetting.domainNames,
      ViewerCertificate: {
        AcmCertificateArn: everySetting.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2025',
        SslSupportMethod: 'sni-only',
      },
    }),
  )
  for (const name of everySetting.domainNames) {
    for (const type of ['A', 'AAAA']) {
      complete.hasResourceProperties('AWS::Route53::RecordSet', {
        HostedZoneId: everySetting.hostedZone.id,
        Name: `${name}.`,
        Type: type,
      })
    }
  }
  expect(environmentIn(complete)['ALLOWED_ORIGINS']).toBe(
    'https://www.example.com,https://example.com,https://d1.cloudfront.net',
  )
})

test('the firewall is there when it is switched on', () => {
  template.resourceCountIs('AWS::WAFv2::WebACL', 0)
  complete.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' })
  complete.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({ WebACLId: { 'Fn::GetAtt': [Match.anyValue(), 'Arn'] } }),
  )
})

test('the firewall lets no address alone use up the throttle of the API', () => {
  complete.hasResourceProperties('AWS::WAFv2::WebACL', {
    Rules: Match.arrayWith([
      Match.objectLike({
        Action: { Block: {} },
        Statement: {
          RateBasedStatement: {
            AggregateKeyType: 'IP',
            Limit: 100,
            ScopeDownStatement: {
              ByteMatchStatement: Match.objectLike({
                FieldToMatch: { UriPath: {} },
                PositionalConstraint: 'STARTS_WITH',
                SearchString: '/api/',
              }),
            },
          },
        },
      }),
    ]),
  })
})

test('a canary lets an alarm take a new version back', () => {
  template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
  complete.hasResourceProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
    AutoRollbackConfiguration: {
      Enabled: true,
      Events: Match.arrayWith(['DEPLOYMENT_STOP_ON_ALARM']),
    },
    AlarmConfiguration: {
      Enabled: true,
      // Not those of the provider's outages, which would hold up every deployment.
      Alarms: ['FunctionCrashes', 'CheckoutErrors'].map((name) => ({
        Name: { Ref: Match.stringLikeRegexp(`^Alarms${name}[0-9A-F]{8}$`) },
      })),
    },
  })
})

test('a budget warns the same address', () => {
  template.resourceCountIs('AWS::Budgets::Budget', 0)
  complete.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: Match.objectLike({ BudgetLimit: { Amount: 50, Unit: 'USD' } }),
  })
})

// Of a new account's quota, Lambda lets nothing be reserved.
test('concurrency is reserved only when it is set', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Runtime: 'nodejs24.x',
    ReservedConcurrentExecutions: Match.absent(),
  })
  complete.hasResourceProperties('AWS::Lambda::Function', {
    Runtime: 'nodejs24.x',
    ReservedConcurrentExecutions: everySetting.reservedConcurrency,
  })
})

test('logs are kept as long as is set', () => {
  template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 })
  complete.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 365 })
  complete.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 365 })] },
  })
})
