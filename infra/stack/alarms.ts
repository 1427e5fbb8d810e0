import { Duration, Stack } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
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

interface AlarmsProps {
  readonly distribution: Distribution
  /** What the API invokes. */
  readonly live: Alias
  readonly metrics: ApiMetrics
  readonly api: Pick<SiteApi, 'serverErrors' | 'throttledRequests'>
  /** Failed runs of the heartbeat, if there is one. */
  readonly heartbeatFailures?: IMetric | undefined
  /** Emails about payments that could not be sent, if any are to be. */
  readonly unsentPaymentEmails?: IMetric | undefined
  /** The custom domain's. */
  readonly certificate?: ICertificate | undefined
  /** The address to notify; without it, alarms only show in the console. */
  readonly email?: string | undefined
}

type Rule = {
  readonly metric: IMetric
  readonly threshold: number
  /** How many consecutive periods must breach the threshold; 1 by default. */
  readonly periods?: number
  /** How many of them must breach it; all by default. */
  readonly datapoints?: number
  /** Greater than or equal to the threshold by default. */
  readonly comparison?: ComparisonOperator
  /** By default not a failure: no data means no visitors. */
  readonly missingData?: TreatMissingData
  /** Included in the notification email. */
  readonly description: string
}

/** The alarms on the API and the edge, with their email notifications. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[]

  /** The alarms that a bad function version sets off and an outage elsewhere doesn't. */
  readonly functionAlarms: readonly Alarm[]

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id)
    const { live, metrics, api, distribution } = props
    const { heartbeatFailures, unsentPaymentEmails, certificate } = props
    this.functionAlarms = [
      this.alarm('FunctionCrashes', {
        metric: live.metricErrors({ period }),
        threshold: 1,
        description: 'The function crashed or timed out. See the end of its log.',
      }),
      this.alarm('RequestErrors', {
        metric: metrics.requestErrors,
        threshold: 1,
        description: 'A buyer could not reach the payment page. The log has the error code.',
      }),
    ]
    this.all = [
      ...this.functionAlarms,
      this.alarm('ProviderFailures', {
        metric: metrics.providerFailures,
        threshold: 1,
        description:
          'The payment provider is failing. See its status page; the log has its request ids.',
      }),
      this.alarm('ProviderBusy', {
        metric: metrics.providerBusy,
        threshold: 1,
        description:
          'The payment provider refused every attempt as too many at once. Ask it for a higher limit.',
      }),
      this.alarm('RefusedPrices', {
        metric: metrics.refusedPrices,
        threshold: 5,
        description:
          'Items at prices that are not on sale: outdated pages, or someone probing the API.',
      }),
      this.alarm('RefusedCalls', {
        metric: metrics.refusedCalls,
        // One run of npm run smoke causes two, and the heartbeat one; a buyer who keeps retrying causes more.
        threshold: heartbeatFailures ? 4 : 3,
        description:
          'Edge, pages and function do not match, which may block every buyer; or someone is probing.',
      }),
      this.alarm('ApiErrors', {
        metric: api.serverErrors,
        threshold: 1,
        description:
          'The API responded with a 5xx. If this is the only alarm, it could not invoke the function.',
      }),
      this.alarm('SlowRequests', {
        metric: live.metricDuration({ period, statistic: 'p99' }),
        threshold: 10_000,
        periods: 3,
        description: 'The p99 of requests is above 10 s; pages time out after 20 s.',
      }),
      this.alarm('ThrottledFunction', {
        metric: live.metricThrottles({ period }),
        threshold: 1,
        description:
          'More concurrent requests than reservedConcurrency or the account quota allows.',
      }),
      this.alarm('ThrottledRequests', {
        metric: api.throttledRequests,
        threshold: 1,
        description: 'The API is throttling calls for a payment page: a traffic peak, or abuse.',
      }),
      this.alarm('EdgeErrors', {
        metric: edgeMetric(distribution, '5xxErrorRate'),
        threshold: 1,
        periods: 3,
        description: 'At least 1% of responses from the edge are 5xx.',
      }),
      ...(heartbeatFailures ? [this.heartbeatAlarm(heartbeatFailures)] : []),
      ...(unsentPaymentEmails ? [this.unsentAlarm(unsentPaymentEmails)] : []),
      ...(certificate ? [this.certificateAlarm(certificate)] : []),
    ]
    if (props.email !== undefined) this.notify(props.email)
  }

  private heartbeatAlarm(metric: IMetric): Alarm {
    return this.alarm('Heartbeat', {
      metric,
      threshold: 1,
      // A lost packet, or a run that starts a second late and lands in the next period, is no outage.
      periods: 3,
      datapoints: 2,
      missingData: TreatMissingData.BREACHING,
      description:
        'The site fails from outside, or nothing checks it. The heartbeat’s log says what.',
    })
  }

  private unsentAlarm(metric: IMetric): Alarm {
    return this.alarm('UnsentPaymentEmails', {
      metric,
      threshold: 1,
      description: 'A buyer has paid, but the email about it could not be sent.',
    })
  }

  private certificateAlarm(certificate: ICertificate): Alarm {
    return this.alarm('CertificateExpiry', {
      metric: certificate.metricDaysToExpiry(),
      threshold: 14,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      // The metric ends when a certificate expires and has yet to begin for a new one: in both cases the state stays.
      missingData: TreatMissingData.IGNORE,
      description: 'The certificate expires in less than 14 days and was not renewed.',
    })
  }

  private alarm(name: string, rule: Rule): Alarm {
    return new Alarm(this, name, {
      metric: rule.metric,
      threshold: rule.threshold,
      evaluationPeriods: rule.periods ?? 1,
      ...(rule.datapoints !== undefined && { datapointsToAlarm: rule.datapoints }),
      comparisonOperator: rule.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: rule.missingData ?? TreatMissingData.NOT_BREACHING,
      alarmDescription: rule.description,
    })
  }

  private notify(email: string): void {
    const topic = createEmailTopic(this, email)
    // enforceSSL adds a topic policy, which replaces the default one that lets the account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    const action = new SnsAction(topic)
    for (const alarm of this.all) {
      alarm.addAlarmAction(action)
      alarm.addOkAction(action)
    }
  }
}
