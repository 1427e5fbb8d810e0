import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { everySetting, synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()
const fullTemplate = synthesisedSite(everySetting)

const actionsSchema = v.optional(v.array(v.string()), [])
const alarmSchema = v.object({
  Namespace: v.optional(v.string()),
  MetricName: v.optional(v.string()),
  Dimensions: v.optional(v.array(v.object({ Value: v.string() })), []),
  ComparisonOperator: v.picklist(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  Threshold: v.number(),
  EvaluationPeriods: v.number(),
  DatapointsToAlarm: v.optional(v.number()),
  TreatMissingData: v.picklist(['breaching', 'notBreaching', 'ignore']),
  AlarmActions: actionsSchema,
  OKActions: actionsSchema,
})
const compositeSchema = v.object({
  AlarmRule: v.string(),
  AlarmActions: actionsSchema,
  OKActions: actionsSchema,
})

const readAll = <T>(type: string, schema: v.GenericSchema<unknown, T>) =>
  new Map(
    Object.entries(fullTemplate.findResources(type)).map(([id, resource]) => [
      id.replace(/^Alarms|[0-9A-F]{8}$/g, ''),
      v.parse(schema, v.parse(v.object({ Properties: v.unknown() }), resource).Properties),
    ]),
  )
const alarms = readAll('AWS::CloudWatch::Alarm', alarmSchema)
const outage = readAll('AWS::CloudWatch::CompositeAlarm', compositeSchema).get('Outage')
const waking = Array.from(
  outage?.AlarmRule.matchAll(/ALARM\("Alarms(\w+)"\)/g) ?? [],
  ([, it]) => it,
)

/** A metric's values in periods of five minutes; undefined is no value. */
type Points = readonly (number | undefined)[]

/** Whether an alarm is on after these periods, as CloudWatch evaluates it. */
function isOn(name: string, points: Points): boolean {
  const alarm = alarms.get(name)
  if (!alarm) throw new Error(`There is no alarm ${name}.`)
  const { Threshold, EvaluationPeriods, DatapointsToAlarm = EvaluationPeriods } = alarm
  const breaches = (value: number | undefined) => {
    if (value === undefined) return alarm.TreatMissingData === 'breaching'
    return alarm.ComparisonOperator === 'LessThanThreshold' ? value < Threshold : value >= Threshold
  }
  const evaluated = Array.from({ length: EvaluationPeriods }, (_, index) => points.at(~index))
  return evaluated.filter(breaches).length >= DatapointsToAlarm
}

// metrics.test.ts shows which lines of the function's log the first five count.
test.each<[alarm: string, metric: string, on: Points, off: Points]>([
  ['RequestErrors', 'requestErrors of ShopApi', [1], [0]],
  ['ProviderFailures', 'providerFailures of ShopApi', [1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]],
  ['ProviderBusy', 'providerBusy of ShopApi', [1], [0]],
  ['RefusedPrices', 'refusedPrices of ShopApi', [5, 0, 5, 5], [50, 4, 50]],
  ['RefusedCalls', 'refusedCalls of ShopApi', [5, 5, 0, 0, 0, 0, 0, 0, 5], [3, 3, 3, 3, 3]],
  ['FunctionCrashes', 'Errors of ApiFunction', [1], [undefined]],
  ['ApiErrors', '5xx of SiteApi', [1], [0]],
  ['SlowRequests', 'Duration of ApiFunction', [10_000, 10_000, 10_000], [20_000, 20_000, 9_999]],
  ['ThrottledFunction', 'Throttles of ApiFunction', [1], [undefined]],
  ['EdgeErrors', '5xxErrorRate of StaticSiteDistribution', [1, 0, 1, 1], [9, 9, undefined]],
  ['ManyRequests', 'Requests of StaticSiteDistribution', [6e4, 6e4, 6e4], [9e5, 9e5, 0]],
  // A missing run has failed.
  ['Heartbeat', 'Errors of HeartbeatFunction', [1, 0, 0, undefined], [1, 0, 0, 0, 0, 0]],
  // An expired certificate has no more data, and its alarm stays on.
  ['CertificateExpiry', `DaysToExpiry of ${everySetting.certificateArn}`, [13], [14]],
])('%s is set off by %s of %j, but not of %j', (alarm, metric, on, off) => {
  const { MetricName, Namespace, Dimensions: [dimension] = [] } = alarms.get(alarm) ?? {}
  expect(`${MetricName} of ${dimension?.Value ?? Namespace}`).toBe(metric)
  expect(isOn(alarm, on)).toBe(true)
  expect(isOn(alarm, off)).toBe(false)
})

const metric = (Id: string, MetricName: string) =>
  Match.objectLike({
    Id,
    MetricStat: Match.objectLike({ Metric: Match.objectLike({ MetricName }) }),
  })

test('ManyRefusals is set off by one refused request a second for a quarter of an hour', () => {
  const product = Match.objectLike({ Expression: 'rate * requests / 100' })
  fullTemplate.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Metrics: [product, metric('rate', '4xxErrorRate'), metric('requests', 'Requests')],
  })
  // 75% of 400 requests.
  expect(isOn('ManyRefusals', [300, 300, 300])).toBe(true)
  expect(isOn('ManyRefusals', [900, 900, 299])).toBe(false)
})

/** The topics notified of these alarms. */
function told(on: readonly string[]): readonly string[] {
  const wakes = outage && on.some((name) => waking.includes(name)) ? outage.AlarmActions : []
  return [...wakes, ...on.flatMap((name) => alarms.get(name)?.AlarmActions ?? [])]
}

test('one fault of the provider wakes somebody once, and its end wakes nobody', () => {
  expect(told(['ProviderFailures', 'ApiErrors', 'SlowRequests'])).toEqual(['AlarmsWake'])
  expect(outage?.OKActions).toEqual(['AlarmsInform'])
  expect([...alarms.values()].flatMap(({ OKActions }) => OKActions)).toEqual([])
})

// Without it, five failed buyers within an hour would wake somebody five times.
test.each(waking)('%s stays on while its fault comes and goes', (name = '') => {
  const { Threshold = 0, DatapointsToAlarm = 0 } = alarms.get(name) ?? {}
  const [fault, pause] = [Array<number>(DatapointsToAlarm).fill(Threshold), [0, 0]]
  const points = [...Array<number>(6).fill(0), ...fault, ...pause, ...fault, ...pause, ...fault]
  const states = points.map((_, index) => isOn(name, points.slice(0, index + 1)))
  expect(states.filter((on, index) => on && states[index - 1] === false)).toHaveLength(1)
})

test('alarms that anyone can provoke wake nobody, and all others do', () => {
  const informing = [...alarms.keys()].filter((name) => !waking.includes(name))
  expect(informing).toEqual([
    'RefusedPrices',
    'RefusedCalls',
    'ManyRefusals',
    'ManyRequests',
    'CertificateExpiry',
  ])
  for (const name of informing) expect(told([name])).toEqual(['AlarmsInform'])
  for (const name of waking) expect(told([name ?? ''])).toEqual(['AlarmsWake'])
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
