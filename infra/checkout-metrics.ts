import { Duration } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'

const failed = FilterPattern.stringValue('$.event', '=', 'checkout_failed')

function withCode(...codes: readonly string[]) {
  return FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)))
}

function withoutCode(...codes: readonly string[]) {
  return FilterPattern.all(...codes.map((code) => FilterPattern.stringValue('$.code', '!=', code)))
}

// No version of the function is the cause. A request that the provider rejects may well be one's.
const outages = ['provider_unavailable', 'provider_busy']

// By the fields of the function's log (lambda/log.ts) and the codes of its failures (lambda/errors.ts).
const patterns = {
  checkoutErrors: FilterPattern.all(
    failed,
    FilterPattern.numberValue('$.status', '>=', 500),
    withoutCode(...outages),
  ),
  providerFailures: FilterPattern.all(failed, withCode(...outages)),
  refusedPrices: FilterPattern.all(failed, withCode('price_refused')),
  // What every buyer gets when edge, pages and function disagree: about the secret, the site's addresses, the fields.
  refusedCalls: FilterPattern.all(
    failed,
    withCode('direct_call', 'foreign_origin', 'return_address_refused', 'invalid_request'),
  ),
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
