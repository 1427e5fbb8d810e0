import { readFileSync } from 'node:fs'
import { Duration, Stack } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type AlarmProps,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { SiteApi } from './site-api.ts'
import type { ApiMetrics } from './api-metrics.ts'
import type { Config } from './config-schema.ts'
import { edgeMetric } from './edge-metric.ts'
import { createEmailTopic } from './email-topic.ts'

const period = Duration.minutes(5)
const runbook = 'docs/deploy.md'

/** Without an address to notify, alarms only show in the console. */
type AlarmsProps = Pick<Config, 'alarmEmail' | 'pagerUrl'> & {
  readonly distribution: Distribution
  readonly live: Alias
  readonly metrics: ApiMetrics
  readonly api: Pick<SiteApi, 'serverErrors' | 'throttledRequests'>
  readonly heartbeatFailures: IMetric | undefined
  readonly unsentPaymentEmails: IMetric | undefined
  readonly certificate: ICertificate | undefined
}

type Rule = Pick<AlarmProps, 'metric'> & Partial<AlarmProps>

/** Those that a bad function version sets off and an outage elsewhere doesn't. */
const ofFunction = ['FunctionCrashes', 'RequestErrors']

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
  const { live, metrics, api, heartbeatFailures, unsentPaymentEmails, certificate } = props
  return {
    FunctionCrashes: { metric: live.metricErrors({ period }) },
    RequestErrors: { metric: metrics.requestErrors },
    ProviderFailures: { metric: metrics.providerFailures },
    ProviderBusy: { metric: metrics.providerBusy },
    RefusedPrices: { metric: metrics.refusedPrices, threshold: 5 },
    RefusedCalls: {
      metric: metrics.refusedCalls,
      // One run of npm run smoke causes two, and the heartbeat one; a buyer who keeps retrying causes more.
      threshold: heartbeatFailures ? 4 : 3,
    },
    ApiErrors: { metric: api.serverErrors },
    SlowRequests: {
      metric: live.metricDuration({ period, statistic: 'p99' }),
      threshold: 10_000,
      evaluationPeriods: 3,
    },
    ThrottledFunction: { metric: live.metricThrottles({ period }) },
    ThrottledRequests: { metric: api.throttledRequests },
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
    ...(unsentPaymentEmails && { UnsentPaymentEmails: { metric: unsentPaymentEmails } }),
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
  const rules = Object.entries(rulesFor(props))
  const alarms = rules.map(
    ([name, rule]) =>
      new Alarm(scope, name, {
        threshold: 1,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        // No data means no visitors.
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: describe(name),
        ...rule,
      }),
  )
  const topic = props.alarmEmail && createEmailTopic(scope, props.alarmEmail, props.pagerUrl)
  if (topic) notify(topic, alarms)
  return {
    topic,
    alarms,
    functionAlarms: alarms.filter(({ node }) => ofFunction.includes(node.id)),
  }
}

function notify(topic: ITopic, alarms: readonly Alarm[]): void {
  // enforceSSL adds a topic policy, which replaces the default one that lets the account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(topic).account } },
    }),
  )
  const action = new SnsAction(topic)
  for (const alarm of alarms) {
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
}
