import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const complete = synthesisedSite(everySetting)

test('alarms go off for failing checkouts, providers, refusals, the API, the edge, slowness and throttles', () => {
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
    'checkoutErrors',
    'providerFailures',
    'refusedCalls',
    'refusedPrices',
    'throttledCalls',
  ])
  template.allResourcesProperties('AWS::CloudWatch::Alarm', { TreatMissingData: 'notBreaching' })
  template.resourceCountIs('AWS::CloudWatch::Dashboard', 1)
})

test('one answer of the API with a 5xx is enough, whatever the edge makes of all its requests', () => {
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/ApiGateway',
    MetricName: '5xx',
    Dimensions: [{ Name: 'ApiId', Value: { Ref: Match.stringLikeRegexp('^CheckoutApi') } }],
    Statistic: 'Sum',
    Threshold: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  })
})

test('without an address, nobody is written to', () => {
  template.resourceCountIs('AWS::SNS::Topic', 0)
  template.allResourcesProperties('AWS::CloudWatch::Alarm', { AlarmActions: Match.absent() })
})

test('with an address, every alarm is sent there', () => {
  complete.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'operations@example.com',
  })
  complete.allResourcesProperties('AWS::CloudWatch::Alarm', {
    AlarmActions: [{ Ref: Match.stringLikeRegexp('Topic') }],
    OKActions: [{ Ref: Match.stringLikeRegexp('Topic') }],
  })
})

test('the alarms may write to the topic, over TLS', () => {
  complete.hasResourceProperties('AWS::SNS::TopicPolicy', {
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
