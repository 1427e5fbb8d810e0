import { Stack, Validations } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  Alarm,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  MathExpression,
  TreatMissingData,
  type AlarmProps,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { alarmTexts } from './alarm-texts.ts'
import type { Config } from './config-schema.ts'
import { edgeMetric, type Monitored } from './metrics.ts'

/** Without an address to notify, alarms appear only in the console. */
type AlarmsProps = Monitored &
  Pick<Config, 'alarmEmail' | 'pagerUrl'> & {
    readonly heartbeatFailures: IMetric | undefined
    readonly certificate: ICertificate | undefined
  }

const texts: Readonly<Record<string, string>> = alarmTexts

type Rule = Pick<AlarmProps, 'metric'> & Partial<AlarmProps>
type Rules = Readonly<Record<string, Rule>>

// 15 minutes, so that a brief scan alerts nobody.
const lasting = { evaluationPeriods: 3 }

/** Faults that keep visitors from reading or paying. No visitor can cause one. */
function faults({ live, metrics, api, distribution, heartbeatFailures }: AlarmsProps): Rules {
  // A lost packet is no outage, nor is a run that starts a second late and falls into the next period.
  const twice = { ...lasting, datapointsToAlarm: 2, treatMissingData: TreatMissingData.BREACHING }
  const duration = live.metricDuration({ statistic: 'p99' })
  return {
    FunctionCrashes: { metric: live.metricErrors() },
    RequestErrors: { metric: metrics.requestErrors },
    ProviderFailures: { metric: metrics.providerFailures },
    ProviderBusy: { metric: metrics.providerBusy },
    // The function's own 5xx responses, and the API's when it can't invoke the function.
    ApiErrors: { metric: api.metricServerError() },
    SlowRequests: { metric: duration, threshold: 10_000, ...lasting },
    ThrottledFunction: { metric: live.metricThrottles() },
    EdgeErrors: { metric: edgeMetric(distribution, '5xxErrorRate'), ...lasting },
    ...(heartbeatFailures && { Heartbeat: { metric: heartbeatFailures, ...twice } }),
  }
}

/** Alarms that anyone can set off, or that can wait for days. */
function hints({ metrics, distribution, certificate }: AlarmsProps): Rules {
  // Three of the five-minute periods of an hour.
  const repeated = { threshold: 5, evaluationPeriods: 12, datapointsToAlarm: 3 }
  const requests = edgeMetric(distribution, 'Requests')
  const refused = new MathExpression({
    label: '4xx responses of the edge',
    expression: 'rate * requests / 100',
    usingMetrics: { rate: edgeMetric(distribution, '4xxErrorRate'), requests },
  })
  return {
    RefusedPrices: { metric: metrics.refusedPrices, ...repeated },
    RefusedCalls: { metric: metrics.refusedCalls, ...repeated },
    // The API's own metrics and access log may leave out excessive throttled requests. The edge counts every response:
    // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-monitor.html
    ManyRefusals: { metric: refused, threshold: 300, ...lasting },
    // 200 a second, or 5 visits.
    ManyRequests: { metric: requests, threshold: 60_000, ...lasting },
    ...(certificate && {
      CertificateExpiry: {
        metric: certificate.metricDaysToExpiry(),
        threshold: 14,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        // An expired certificate has no metric any more, and a new one none yet: both keep the alarm's state.
        treatMissingData: TreatMissingData.IGNORE,
      },
    }),
  }
}

function describeAlarm(name: string): string {
  const { [name]: text = '' } = texts
  if (!text) throw new Error(`alarm-texts.ts has no text for ${name}.`)
  return `${text} (docs/deploy.md#runbook)`
}

export function createAlarms(parent: Construct, props: AlarmsProps) {
  const scope = new Construct(parent, 'Alarms')
  const create = (rules: Rules) =>
    Object.entries(rules).map(
      ([name, rule]) =>
        new Alarm(scope, name, {
          threshold: 1,
          evaluationPeriods: 1,
          // No data means no visitors.
          treatMissingData: TreatMissingData.NOT_BREACHING,
          alarmDescription: describeAlarm(name),
          ...rule,
        }),
    )
  const waking = create(faults(props))
  const informing = create(hints(props))
  // A failing provider sets off several alarms, but must wake somebody only once.
  const outage = new CompositeAlarm(scope, 'Outage', {
    alarmRule: AlarmRule.anyOf(...waking.map((it) => AlarmRule.fromAlarm(it, AlarmState.ALARM))),
    alarmDescription: describeAlarm('Outage'),
  })
  const alarms = [outage, ...waking, ...informing]
  const { alarmEmail, pagerUrl } = props
  if (alarmEmail === undefined) return { alarms, topics: undefined }
  const wake = createTopic(scope, 'Wake', alarmEmail, pagerUrl)
  const inform = createTopic(scope, 'Inform', alarmEmail)
  outage.addAlarmAction(new SnsAction(wake))
  outage.addOkAction(new SnsAction(inform))
  for (const alarm of informing) alarm.addAlarmAction(new SnsAction(inform))
  return { alarms, topics: { wake, inform } }
}

/** A topic whose messages go to an email address, and to an HTTPS endpoint, once each has confirmed its subscription. */
function createTopic(scope: Construct, id: string, email: string, url?: string): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true })
  topic.addSubscription(new EmailSubscription(email))
  if (url !== undefined) topic.addSubscription(new UrlSubscription(url))
  const reason = 'What an address refuses for hours is of no use later.'
  Validations.of(topic).acknowledge({ id: 'Serverless-SNSRedrivePolicy', reason })
  // enforceSSL adds a topic policy, which replaces the default one that lets the account's alarms publish.
  const alarming = new ServicePrincipal('cloudwatch.amazonaws.com')
  const ofAccount = { StringEquals: { 'aws:SourceAccount': Stack.of(topic).account } }
  topic.grantPublish(alarming.withConditions(ofAccount))
  return topic
}
