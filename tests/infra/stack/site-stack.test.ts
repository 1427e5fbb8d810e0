import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { logRetentionDays } from '#shared/retention.ts'
import { environmentIn } from './deployed-environment.ts'
import { distributionWith } from './distribution-with.ts'
import { everySetting, siteApp, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const fullTemplate = synthesisedSite(everySetting)

test('the stack is in us-east-1', () => {
  expect(siteApp().stack.region).toBe('us-east-1')
})

test('without a custom domain there is no certificate and no DNS record', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({ Aliases: Match.absent(), ViewerCertificate: Match.absent() }),
  )
  template.resourceCountIs('AWS::Route53::RecordSet', 0)
})

test('with a custom domain: TLS 1.2 or newer, A and AAAA records, and payments that return there', () => {
  fullTemplate.hasResourceProperties(
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
      fullTemplate.hasResourceProperties('AWS::Route53::RecordSet', {
        HostedZoneId: everySetting.hostedZone.id,
        Name: `${name}.`,
        Type: type,
      })
    }
  }
  expect(environmentIn(fullTemplate)['ALLOWED_ORIGINS']).toBe(
    'https://www.example.com,https://example.com,https://d1.cloudfront.net',
  )
})

test('the firewall is optional', () => {
  template.resourceCountIs('AWS::WAFv2::WebACL', 0)
  fullTemplate.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' })
  fullTemplate.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({ WebACLId: { 'Fn::GetAtt': [Match.anyValue(), 'Arn'] } }),
  )
})

test('the firewall limits API requests per IP address, below the API’s throttle', () => {
  fullTemplate.hasResourceProperties('AWS::WAFv2::WebACL', {
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
                // The edge forwards /%61pi/ and /assets/../api/ to the API as well.
                TextTransformations: [
                  { Priority: 0, Type: 'URL_DECODE' },
                  { Priority: 1, Type: 'NORMALIZE_PATH' },
                ],
              }),
            },
          },
        },
      }),
    ]),
  })
})

test('the firewall blocks no order for what a customer writes in it', () => {
  const bodyRules = ['SizeRestrictions', 'GenericLFI', 'GenericRFI', 'EC2MetaDataSSRF']
  fullTemplate.hasResourceProperties('AWS::WAFv2::WebACL', {
    Rules: Match.arrayWith([
      Match.objectLike({
        Name: 'AWSManagedRulesCommonRuleSet',
        Statement: {
          ManagedRuleGroupStatement: Match.objectLike({
            RuleActionOverrides: [...bodyRules, 'CrossSiteScripting'].map((rule) => ({
              Name: `${rule}_BODY`,
              ActionToUse: { Count: {} },
            })),
          }),
        },
      }),
    ]),
  })
})

test('with a canary, the function’s alarms roll a new version back', () => {
  template.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
  fullTemplate.hasResourceProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
    AutoRollbackConfiguration: {
      Enabled: true,
      Events: Match.arrayWith(['DEPLOYMENT_STOP_ON_ALARM']),
    },
    AlarmConfiguration: {
      Enabled: true,
      // Not the alarm for provider outages, which would block every deployment.
      Alarms: ['FunctionCrashes', 'RequestErrors'].map((name) => ({
        Name: { Ref: Match.stringLikeRegexp(`^Alarms${name}[0-9A-F]{8}$`) },
      })),
    },
  })
})

test('the budget is optional', () => {
  template.resourceCountIs('AWS::Budgets::Budget', 0)
  fullTemplate.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: Match.objectLike({ BudgetLimit: { Amount: 50, Unit: 'USD' } }),
  })
})

// Lambda rejects any reservation in a new account.
test('concurrency is reserved only if configured', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Runtime: 'nodejs24.x',
    ReservedConcurrentExecutions: Match.absent(),
  })
  fullTemplate.hasResourceProperties('AWS::Lambda::Function', {
    Runtime: 'nodejs24.x',
    ReservedConcurrentExecutions: everySetting.reservedConcurrency,
  })
})

test('every log is kept as long as the Privacy Policy says', () => {
  template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: logRetentionDays })
  template.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: logRetentionDays })] },
  })
})

// Lambda would create one that is never deleted, not even with the stack.
test('every function, the CDK’s own included, writes to a log that the stack deletes', () => {
  fullTemplate.allResourcesProperties('AWS::Lambda::Function', {
    LoggingConfig: Match.objectLike({ LogGroup: { Ref: Match.anyValue() } }),
  })
  fullTemplate.allResources('AWS::Logs::LogGroup', { DeletionPolicy: 'Delete' })
})
