import { readFileSync } from 'node:fs'
import { Stack, Validations } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type AlarmProps,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Config } from './config-schema.ts'
import { edgeMetric, type Monitored } from './monitored.ts'

const runbook = 'docs/deploy.md'

/** Without an address to notify, alarms only show in the console. */
type AlarmsProps = Monitored &
  Pick<Config, 'alarmEmail' | 'pagerUrl'> & {
    readonly heartbeatFailures: IMetric | undefined
    readonly certificate: ICertificate | undefined
  }

type Rule = Pick<AlarmProps, 'metric'> & Partial<AlarmProps>

/** An alarm's line of the runbook: what it means, where to look, what to do. */
function describe(name: string): string {
  const row = new RegExp(`^\\| \\\`${name}\\\` *\\|(.+)\\|(.+)\\|(.+)\\|$`, 'm').exec(
    readFileSync(runbook, 'utf8'),
  )
  if (!row) throw new Error(`${runbook} has no line for the alarm ${name}.`)
  const [meaning, place, remedy] = row
    .slice(1)
    .map((cell) => cell.replaceAll(/[`[\]]|\(\S+\)/g, '').trim())
  return `It means: ${meaning}. Look at: ${place}. Do: ${remedy} (${runbook}#alarms)`
}

/** The alarms by name. */
function rulesFor(props: AlarmsProps): Readonly<Record<string, Rule>> {
  const { live, metrics, api, heartbeatFailures, certificate } = props
  return {
    FunctionCrashes: { metric: live.metricErrors() },
    RequestErrors: { metric: metrics.requestErrors },
    ProviderFailures: { metric: metrics.providerFailures },
    ProviderBusy: { metric: metrics.providerBusy },
    RefusedPrices: { metric: metrics.refusedPrices, threshold: 5 },
    RefusedCalls: {
      metric: metrics.refusedCalls,
      // One run of npm run smoke causes two, and the heartbeat one; a buyer who keeps retrying causes more.
      threshold: heartbeatFailures ? 4 : 3,
    },
    // The function's own 5xx responses, and the API's when it can't invoke the function.
    ApiErrors: { metric: api.metricServerError() },
    SlowRequests: {
      metric: live.metricDuration({ statistic: 'p99' }),
      threshold: 10_000,
      evaluationPeriods: 3,
    },
    ThrottledFunction: { metric: live.metricThrottles() },
    ThrottledRequests: { metric: props.throttledRequests },
    EdgeErrors: { metric: edgeMetric(props.distribution, '5xxErrorRate'), evaluationPeriods: 3 },
    ...(heartbeatFailures && {
      Heartbeat: {
        metric: heartbeatFailures,
        // A lost packet, or a run that starts a second late and lands in the next period, is no outage.
        evaluationPeriods: 3,
        datapointsToAlarm: 2,
        treatMissingData: TreatMissingData.BREACHING,
      },
    }),
    ...(certificate && {
      CertificateExpiry: {
        metric: certificate.metricDaysToExpiry(),
        threshold: 14,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        // The metric ends when a certificate expires and has yet to begin for a new one: in both cases the state stays.
        treatMissingData: TreatMissingData.IGNORE,
      },
    }),
  }
}

export function createAlarms(parent: Construct, props: AlarmsProps) {
  const scope = new Construct(parent, 'Alarms')
  const alarms = Object.entries(rulesFor(props)).map(
    ([name, rule]) =>
      new Alarm(scope, name, {
        threshold: 1,
        evaluationPeriods: 1,
        // No data means no visitors.
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: describe(name),
        ...rule,
      }),
  )
  const { alarmEmail, pagerUrl } = props
  const topic = alarmEmail === undefined ? undefined : createTopic(scope, alarmEmail, pagerUrl)
  if (topic) notify(topic, alarms)
  return { topic, alarms }
}

/** A topic whose messages go to an email address, and to an HTTPS endpoint, once each has confirmed its subscription. */
function createTopic(scope: Construct, email: string, url?: string): Topic {
  const topic = new Topic(scope, 'Topic', { enforceSSL: true })
  topic.addSubscription(new EmailSubscription(email))
  if (url !== undefined) topic.addSubscription(new UrlSubscription(url))
  const reason = 'What an address refuses for hours is of no use later; the console has it too.'
  Validations.of(topic).acknowledge({ id: 'Serverless-SNSRedrivePolicy', reason })
  return topic
}

function notify(topic: Topic, alarms: readonly Alarm[]): void {
  // enforceSSL adds a topic policy, which replaces the default one that lets the account's alarms publish.
  const alarming = new ServicePrincipal('cloudwatch.amazonaws.com')
  const ofAccount = { StringEquals: { 'aws:SourceAccount': Stack.of(topic).account } }
  topic.grantPublish(alarming.withConditions(ofAccount))
  const action = new SnsAction(topic)
  for (const alarm of alarms) {
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
}
