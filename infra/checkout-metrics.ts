import { Duration } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { countedCodes, failureEvent } from '#lambda/deployment.ts'

const failed = FilterPattern.stringValue('$.event', '=', failureEvent)

function withCode(...codes: readonly string[]) {
  return FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)))
}

function withoutCode(...codes: readonly string[]) {
  return FilterPattern.all(...codes.map((code) => FilterPattern.stringValue('$.code', '!=', code)))
}

// By the fields of the function's log (lambda/log.ts).
const patterns = {
  checkoutErrors: FilterPattern.all(
    failed,
    FilterPattern.numberValue('$.status', '>=', 500),
    withoutCode(...countedCodes.providerFailures),
  ),
  providerFailures: FilterPattern.all(failed, withCode(...countedCodes.providerFailures)),
  refusedPrices: FilterPattern.all(failed, withCode(...countedCodes.refusedPrices)),
  refusedCalls: FilterPattern.all(failed, withCode(...countedCodes.refusedCalls)),
}

/** What the function's log says of checkouts, counted. */
export class CheckoutMetrics extends Construct {
  /** Checkouts that failed here: the buyer could do nothing about it, and a version of the function may be the cause. */
  readonly checkoutErrors: Metric
  /** Checkouts that failed because the provider was out of order. */
  readonly providerFailures: Metric
  /** Items at an amount that isn't offered: a page older than its prices, or somebody who tries. */
  readonly refusedPrices: Metric
  /** Calls that no page of this site makes while edge, pages and function fit together. */
  readonly refusedCalls: Metric

  constructor(scope: Construct, id: string, logGroup: ILogGroup) {
    super(scope, id)
    const metricOf = (name: keyof typeof patterns) =>
      new MetricFilter(this, name, {
        logGroup,
        filterPattern: patterns[name],
        metricNamespace: 'Checkout',
        metricName: name,
        metricValue: '1',
      }).metric({ statistic: 'Sum', period: Duration.minutes(5) })
    this.checkoutErrors = metricOf('checkoutErrors')
    this.providerFailures = metricOf('providerFailures')
    this.refusedPrices = metricOf('refusedPrices')
    this.refusedCalls = metricOf('refusedCalls')
  }
}
