import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const fullTemplate = synthesisedSite(everySetting)

test('alarms cover checkout, provider, refused requests, API, edge, latency and throttling', () => {
  const alarms = template.findResources('AWS::CloudWatch::Alarm')
  const metrics = Object.values(alarms).map(
    (alarm) =>
      z.object({ Properties: z.object({ MetricName: z.string() }) }).parse(alarm).Properties,
  )
  expect(metrics.map(({ MetricName }) => MetricName).toSorted()).toEqual([
    '5xx',
    '5xxErrorRate',
    'Duration',
    'Errors',
    'Throttles',
    'providerBusy',
    'providerFailures',
    'refusedCalls',
    'refusedPrices',
    'requestErrors',
    'throttledRequests',
  ])
  template.allResourcesProperties('AWS::CloudWatch::Alarm', { TreatMissingData: 'notBreaching' })
  template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
})

test('a single 5xx of the API sets off an alarm, whatever the error rate at the edge', () => {
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/ApiGateway',
    MetricName: '5xx',
    Dimensions: [{ Name: 'ApiId', Value: { Ref: Match.stringLikeRegexp('^SiteApi') } }],
    Statistic: 'Sum',
    Threshold: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  })
})

test('less than 14 days of a custom domain’s certificate set off an alarm, which stays after it expired', () => {
  fullTemplate.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/CertificateManager',
    MetricName: 'DaysToExpiry',
    Dimensions: [{ Name: 'CertificateArn', Value: everySetting.certificateArn }],
    Statistic: 'Minimum',
    Threshold: 14,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'ignore',
  })
})

test('without an email address, nobody is notified', () => {
  template.resourceCountIs('AWS::SNS::Topic', 0)
  template.allResourcesProperties('AWS::CloudWatch::Alarm', { AlarmActions: Match.absent() })
})

test('with an email address, every alarm notifies it', () => {
  fullTemplate.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'operations@example.com',
  })
  fullTemplate.allResourcesProperties('AWS::CloudWatch::Alarm', {
    AlarmActions: [{ Ref: Match.stringLikeRegexp('^AlarmsTopic') }],
    OKActions: [{ Ref: Match.stringLikeRegexp('^AlarmsTopic') }],
  })
})

test('alarms may publish to the topic, over TLS only', () => {
  fullTemplate.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Deny',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    },
  })
})
