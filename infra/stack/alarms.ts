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
import { Construct } from 'constructs'
import type { SiteApi } from './site-api.ts'
import type { ApiMetrics } from './api-metrics.ts'
import { edgeMetric } from './edge-metric.ts'
import { createEmailTopic } from './email-topic.ts'

const period = Duration.minutes(5)

type AlarmsProps = {
  readonly distribution: Distribution
  readonly live: Alias
  readonly metrics: ApiMetrics
  readonly api: Pick<SiteApi, 'serverErrors' | 'throttledRequests'>
  readonly heartbeatFailures: IMetric | undefined
  readonly unsentPaymentEmails: IMetric | undefined
  readonly certificate: ICertificate | undefined
  /** The address to notify; without it, alarms only show in the console. */
  readonly email: string | undefined
}

type Rule = Pick<AlarmProps, 'metric' | 'alarmDescription'> & Partial<AlarmProps>

export function createAlarms(parent: Construct, props: AlarmsProps) {
  const scope = new Construct(parent, 'Alarms')
  const { live, metrics, api, heartbeatFailures, unsentPaymentEmails, certificate } = props
  const alarm = (name: string, rule: Rule) =>
    new Alarm(scope, name, {
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // No data means no visitors.
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...rule,
    })

  /** Those that a bad function version sets off and an outage elsewhere doesn't. */
  const functionAlarms = [
    alarm('FunctionCrashes', {
      metric: live.metricErrors({ period }),
      alarmDescription: 'The function crashed or timed out. See the end of its log.',
    }),
    alarm('RequestErrors', {
      metric: metrics.requestErrors,
      alarmDescription: 'A buyer could not reach the payment page. The log has the error code.',
    }),
  ]
  const all = [
    ...functionAlarms,
    alarm('ProviderFailures', {
      metric: metrics.providerFailures,
      alarmDescription:
        'The payment provider is failing. See its status page; the log has its request ids.',
    }),
    alarm('ProviderBusy', {
      metric: metrics.providerBusy,
      alarmDescription:
        'The payment provider refused every attempt as too many at once. Ask it for a higher limit.',
    }),
    alarm('RefusedPrices', {
      metric: metrics.refusedPrices,
      threshold: 5,
      alarmDescription:
        'Items at prices that are not on sale: outdated pages, or someone probing the API.',
    }),
    alarm('RefusedCalls', {
      metric: metrics.refusedCalls,
      // One run of npm run smoke causes two, and the heartbeat one; a buyer who keeps retrying causes more.
      threshold: heartbeatFailures ? 4 : 3,
      alarmDescription:
        'Edge, pages and function do not match, which may block every buyer; or someone is probing.',
    }),
    alarm('ApiErrors', {
      metric: api.serverErrors,
      alarmDescription:
        'The API responded with a 5xx. If this is the only alarm, it could not invoke the function.',
    }),
    alarm('SlowRequests', {
      metric: live.metricDuration({ period, statistic: 'p99' }),
      threshold: 10_000,
      evaluationPeriods: 3,
      alarmDescription: 'The p99 of requests is above 10 s; pages time out after 20 s.',
    }),
    alarm('ThrottledFunction', {
      metric: live.metricThrottles({ period }),
      alarmDescription:
        'More concurrent requests than reservedConcurrency or the account quota allows.',
    }),
    alarm('ThrottledRequests', {
      metric: api.throttledRequests,
      alarmDescription: 'The API is throttling calls for a payment page: a traffic peak, or abuse.',
    }),
    alarm('EdgeErrors', {
      metric: edgeMetric(props.distribution, '5xxErrorRate'),
      evaluationPeriods: 3,
      alarmDescription: 'At least 1% of responses from the edge are 5xx.',
    }),
  ]
  if (heartbeatFailures) {
    const heartbeat = alarm('Heartbeat', {
      metric: heartbeatFailures,
      // A lost packet, or a run that starts a second late and lands in the next period, is no outage.
      evaluationPeriods: 3,
      datapointsToAlarm: 2,
      treatMissingData: TreatMissingData.BREACHING,
      alarmDescription:
        'The site fails from outside, or nothing checks it. The heartbeat’s log says what.',
    })
    all.push(heartbeat)
  }
  if (unsentPaymentEmails) {
    const unsent = alarm('UnsentPaymentEmails', {
      metric: unsentPaymentEmails,
      alarmDescription: 'A buyer has paid, but the email about it could not be sent.',
    })
    all.push(unsent)
  }
  if (certificate) {
    const expiry = alarm('CertificateExpiry', {
      metric: certificate.metricDaysToExpiry(),
      threshold: 14,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      // The metric ends when a certificate expires and has yet to begin for a new one: in both cases the state stays.
      treatMissingData: TreatMissingData.IGNORE,
      alarmDescription: 'The certificate expires in less than 14 days and was not renewed.',
    })
    all.push(expiry)
  }
  if (props.email !== undefined) notify(scope, props.email, all)
  return { all, functionAlarms }
}

function notify(scope: Construct, email: string, alarms: readonly Alarm[]): void {
  const topic = createEmailTopic(scope, email)
  // enforceSSL adds a topic policy, which replaces the default one that lets the account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  const action = new SnsAction(topic)
  for (const alarm of alarms) {
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
  }
}
