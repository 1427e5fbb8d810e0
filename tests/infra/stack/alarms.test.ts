import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { everySetting, propertiesOf, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const fullTemplate = synthesisedSite(everySetting)

const alarmSchema = z.object({
  MetricName: z.string(),
  Dimensions: z._default(z.array(z.object({ Value: z.string() })), []),
  Statistic: z._default(z.string(), 'p99'),
  ComparisonOperator: z.enum(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  Threshold: z.number(),
  EvaluationPeriods: z.number(),
  DatapointsToAlarm: z.optional(z.number()),
  TreatMissingData: z.string(),
})

/** An alarm in words: its metric and threshold, the periods that have to breach it, and what missing data means. */
function inWords(properties: unknown): string {
  const alarm = alarmSchema.parse(properties)
  const { MetricName: name, Statistic, Threshold, EvaluationPeriods: periods } = alarm
  const owner = alarm.Dimensions.map(({ Value }) => ` of ${Value}`).at(0) ?? ''
  const sign = alarm.ComparisonOperator === 'LessThanThreshold' ? '<' : '≥'
  const enough = alarm.DatapointsToAlarm ?? periods
  const missing = alarm.TreatMissingData
  return `${Statistic} ${name}${owner} ${sign} ${Threshold}, ${enough}/${periods}, ${missing}`
}

test('alarms cover all that keeps a buyer from paying, or the company from knowing', () => {
  expect(propertiesOf(fullTemplate, 'AWS::CloudWatch::Alarm').map(inWords)).toEqual([
    'Sum Errors of ApiFunction ≥ 1, 1/1, notBreaching',
    'Sum requestErrors ≥ 1, 1/1, notBreaching',
    'Sum providerFailures ≥ 1, 1/1, notBreaching',
    'Sum providerBusy ≥ 1, 1/1, notBreaching',
    'Sum refusedPrices ≥ 5, 1/1, notBreaching',
    'Sum refusedCalls ≥ 4, 1/1, notBreaching',
    'Sum 5xx of SiteApi ≥ 1, 1/1, notBreaching',
    'p99 Duration of ApiFunction ≥ 10000, 3/3, notBreaching',
    'Sum Throttles of ApiFunction ≥ 1, 1/1, notBreaching',
    'Sum throttledRequests ≥ 1, 1/1, notBreaching',
    'Average 5xxErrorRate of StaticSiteDistribution ≥ 1, 3/3, notBreaching',
    // A run that is missing has failed.
    'Sum Errors of HeartbeatFunction ≥ 1, 2/3, breaching',
    // An expired certificate has no more data, and stays an alarm.
    `Minimum DaysToExpiry of ${everySetting.certificateArn} < 14, 1/1, ignore`,
  ])
})

test('without a heartbeat, which causes one itself, one refused call less is an alarm', () => {
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'refusedCalls',
    Threshold: 3,
  })
})

test('without an email address, nobody is notified', () => {
  template.resourceCountIs('AWS::SNS::Topic', 0)
  template.allResourcesProperties('AWS::CloudWatch::Alarm', { AlarmActions: Match.absent() })
})

test('an alarm says what the runbook says of it', () => {
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'providerFailures',
    AlarmDescription:
      'It means: Stripe is failing. Look at: its status. Do: wait; the log has its request ids (docs/deploy.md#alarms)',
  })
})

test('every alarm notifies an email address and a pager, and may', () => {
  const { alarmEmail, pagerUrl } = everySetting
  for (const [Protocol, Endpoint] of Object.entries({ email: alarmEmail, https: pagerUrl })) {
    const subscription = { Protocol, Endpoint, TopicArn: 'AlarmsTopic' }
    fullTemplate.hasResourceProperties('AWS::SNS::Subscription', subscription)
  }
  fullTemplate.allResourcesProperties('AWS::CloudWatch::Alarm', {
    AlarmActions: ['AlarmsTopic'],
    OKActions: ['AlarmsTopic'],
  })
  fullTemplate.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: ['AlarmsTopic'],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': 'AWS::AccountId' } },
        }),
      ]),
    },
  })
})
