import { Duration, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { CheckoutApi } from './checkout-api.ts'
import type { CheckoutMetrics } from './checkout-metrics.ts'

const period = Duration.minutes(5)

interface AlarmsProps {
  readonly distribution: Distribution
  readonly checkout: Alias
  readonly metrics: CheckoutMetrics
  /** The API, as far as it counts what goes wrong there. */
  readonly api: Pick<CheckoutApi, 'serverErrors' | 'throttledCalls'>
  /** Who is told; without it, the alarms show in the console alone. */
  readonly email?: string | undefined
}

type Rule = {
  readonly metric: IMetric
  /** From where on it is an alarm. */
  readonly threshold: number
  /** For how many periods of five minutes. */
  readonly periods?: number
  /** What it means, for whoever gets the email. */
  readonly description: string
}

/** Says when buyers can't buy or readers can't read. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[]

  /** Those that a bad version of the function would set off, and no outage elsewhere. */
  readonly ofFunction: readonly Alarm[]

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id)
    const { checkout, metrics, api, distribution } = props
    this.ofFunction = [
      this.alarm('FunctionCrashes', {
        metric: checkout.metricErrors({ period }),
        threshold: 1,
        description: 'The function crashed or took too long. Look for its last lines in the log.',
      }),
      this.alarm('CheckoutErrors', {
        metric: metrics.checkoutErrors,
        threshold: 1,
        description: 'A buyer could not get to the payment page. The log names the failure.',
      }),
    ]
    this.all = [
      ...this.ofFunction,
      this.alarm('ProviderFailures', {
        metric: metrics.providerFailures,
        threshold: 1,
        description:
          'The payment provider fails. See its status page; the log has its request ids.',
      }),
      this.alarm('RefusedPrices', {
        metric: metrics.refusedPrices,
        threshold: 5,
        description: 'Items at amounts that are not offered: old pages, or somebody who tries.',
      }),
      this.alarm('RefusedCalls', {
        metric: metrics.refusedCalls,
        // A check by npm run smoke makes two of them; a buyer who tries again and again makes more.
        threshold: 3,
        description:
          'Edge, pages and function disagree, and perhaps no buyer gets through; or somebody tries.',
      }),
      this.alarm('ApiErrors', {
        metric: api.serverErrors,
        threshold: 1,
        description:
          'The API answered with a 5xx. Alone among the alarms: the function was not reached.',
      }),
      this.alarm('SlowCheckouts', {
        metric: checkout.metricDuration({ period, statistic: 'p99' }),
        threshold: 10_000,
        periods: 3,
        description: 'One checkout in a hundred takes more than 10 s; pages give up after 20 s.',
      }),
      this.alarm('ThrottledCheckouts', {
        metric: checkout.metricThrottles({ period }),
        threshold: 1,
        description: 'More checkouts at once than reservedConcurrency, or the account, allows.',
      }),
      this.alarm('ThrottledCalls', {
        metric: api.throttledCalls,
        threshold: 1,
        description: 'The API holds back calls above its rate: a campaign, or a flood.',
      }),
      this.alarm('EdgeErrors', {
        metric: edgeMetric(distribution, '5xxErrorRate'),
        threshold: 1,
        periods: 3,
        description: 'One answer of the edge in a hundred is a 5xx.',
      }),
    ]
    if (props.email !== undefined) this.notify(props.email)
  }

  private alarm(name: string, { metric, threshold, periods = 1, description }: Rule): Alarm {
    return new Alarm(this, name, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // No visitors, no trouble.
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    })
  }

  private notify(email: string): void {
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    // With a policy of its own, which the line above gives it, a topic takes nothing from its account's alarms by itself.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    topic.addSubscription(new EmailSubscription(email))
    const action = new SnsAction(topic)
    for (const alarm of this.all) {
      alarm.addAlarmAction(action)
      alarm.addOkAction(action)
    }
  }
}

/** A metric of the edge as a whole; CloudFront keeps its metrics in us-east-1. */
export function edgeMetric(distribution: Distribution, metricName: string): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? 'Sum' : 'Average',
    period,
  })
}
