import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const fullTemplate = synthesisedSite(everySetting)

const of = (Value: string, Statistic: unknown = 'Sum') => ({
  Dimensions: Match.arrayWith([Match.objectLike({ Value })]),
  Statistic,
})
const sources = {
  log: { Namespace: 'ShopApi', Statistic: 'Sum' },
  function: of('ApiFunction'),
  'slowest 1%': { ...of('ApiFunction', Match.absent()), ExtendedStatistic: 'p99' },
  API: of('SiteApi'),
  edge: of('StaticSiteDistribution'),
  'edge’s average': of('StaticSiteDistribution', 'Average'),
  // A missing run has failed.
  heartbeat: { ...of('HeartbeatFunction'), TreatMissingData: 'breaching' },
  // An expired certificate has no more data, and its alarm stays on.
  certificate: {
    ...of(everySetting.certificateArn, 'Minimum'),
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'ignore',
  },
}

const alarmType = 'AWS::CloudWatch::Alarm'

/** The names of the alarms with these properties. */
const namesWith = (Properties: object) =>
  Object.keys(fullTemplate.findResources(alarmType, { Properties })).map((id) =>
    id.replace(/^Alarms|[0-9A-F]{8}$/g, ''),
  )

type Source = keyof typeof sources
type Rule = [alarm: string, metric: string, of: Source, at: number, periods: [number, number]]

// One period of six, each of five minutes, keeps an alarm on for half an hour: a fault that comes and goes must not wake
// somebody each time. metrics.test.ts shows what the metrics of the log count.
test.each<Rule>([
  ['FunctionCrashes', 'Errors', 'function', 1, [1, 6]],
  ['RequestErrors', 'requestErrors', 'log', 1, [1, 6]],
  ['ProviderFailures', 'providerFailures', 'log', 1, [1, 6]],
  ['ProviderBusy', 'providerBusy', 'log', 1, [1, 6]],
  ['ApiErrors', '5xx', 'API', 1, [1, 6]],
  ['SlowRequests', 'Duration', 'slowest 1%', 10_000, [3, 6]],
  ['ThrottledFunction', 'Throttles', 'function', 1, [1, 6]],
  ['EdgeErrors', '5xxErrorRate', 'edge’s average', 1, [3, 6]],
  ['Heartbeat', 'Errors', 'heartbeat', 1, [2, 6]],
  ['RefusedPrices', 'refusedPrices', 'log', 5, [3, 12]],
  ['RefusedCalls', 'refusedCalls', 'log', 5, [3, 12]],
  ['ManyRequests', 'Requests', 'edge', 60_000, [3, 3]],
  ['CertificateExpiry', 'DaysToExpiry', 'certificate', 14, [1, 1]],
])('%s is set off by %s of the %s, at %d, in %j periods', (alarm, ...rule) => {
  const [MetricName, source, Threshold, [DatapointsToAlarm, EvaluationPeriods]] = rule
  const found = namesWith({
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'notBreaching',
    MetricName,
    Threshold,
    DatapointsToAlarm,
    EvaluationPeriods,
    ...sources[source],
  })
  expect(found).toEqual([alarm])
})

const metric = (Id: string, MetricName: string) =>
  Match.objectLike({
    Id,
    MetricStat: Match.objectLike({ Metric: Match.objectLike({ MetricName }) }),
  })

test('one refused request a second, for a quarter of an hour, sets off an alarm, and nothing else does', () => {
  const product = Match.objectLike({ Expression: 'rate * requests / 100' })
  fullTemplate.hasResourceProperties(alarmType, {
    Metrics: [product, metric('rate', '4xxErrorRate'), metric('requests', 'Requests')],
    Threshold: 300,
    DatapointsToAlarm: 3,
    EvaluationPeriods: 3,
  })
  fullTemplate.resourceCountIs(alarmType, 14)
})

test('alarms that anyone can provoke wake nobody; all others wake somebody once, and their end nobody', () => {
  expect(namesWith({ AlarmActions: ['AlarmsInform'], OKActions: Match.absent() })).toEqual([
    'RefusedPrices',
    'RefusedCalls',
    'ManyRefusals',
    'ManyRequests',
    'CertificateExpiry',
  ])
  const waking = namesWith({ AlarmActions: Match.absent(), OKActions: Match.absent() })
  expect(waking).toHaveLength(9)
  fullTemplate.hasResourceProperties('AWS::CloudWatch::CompositeAlarm', {
    AlarmRule: `(${waking.map((name) => `ALARM("Alarms${name}")`).join(' OR ')})`,
    AlarmActions: ['AlarmsWake'],
    OKActions: ['AlarmsInform'],
  })
})

test('without an email address, nobody is notified', () => {
  template.resourceCountIs('AWS::SNS::Topic', 0)
  for (const type of ['Alarm', 'CompositeAlarm']) {
    template.allResourcesProperties(`AWS::CloudWatch::${type}`, { AlarmActions: Match.absent() })
  }
})

test('an outage notifies the email address and the pager, a hint only the email address', () => {
  const { alarmEmail, pagerUrl } = everySetting
  const subscriptions: [topic: string, protocol: string, endpoint: string][] = [
    ['AlarmsWake', 'email', alarmEmail],
    ['AlarmsWake', 'https', pagerUrl],
    ['AlarmsInform', 'email', alarmEmail],
  ]
  fullTemplate.resourceCountIs('AWS::SNS::Subscription', subscriptions.length)
  for (const [TopicArn, Protocol, Endpoint] of subscriptions) {
    fullTemplate.hasResourceProperties('AWS::SNS::Subscription', { TopicArn, Protocol, Endpoint })
    fullTemplate.hasResourceProperties('AWS::SNS::TopicPolicy', {
      Topics: [TopicArn],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': everySetting.account } },
          }),
        ]),
      },
    })
  }
})
