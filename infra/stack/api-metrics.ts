import { Duration } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { apiNamespace } from './api-namespace.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { countedCodes, failureEvent } from '#lambda/deployment.ts'

const failed = FilterPattern.stringValue('$.event', '=', failureEvent)

function withCode(...codes: readonly string[]) {
  return FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)))
}

function withoutCode(...codes: readonly string[]) {
  return FilterPattern.all(...codes.map((code) => FilterPattern.stringValue('$.code', '!=', code)))
}

const ofCheckout = FilterPattern.stringValue('$.path', '=', checkoutPath)

// The fields are those of the function's log (lambda/log.ts).
const patterns = {
  requestErrors: FilterPattern.all(
    failed,
    FilterPattern.numberValue('$.status', '>=', 500),
    withoutCode(...countedCodes.providerFailures, ...countedCodes.providerBusy),
  ),
  providerFailures: FilterPattern.all(failed, withCode(...countedCodes.providerFailures)),
  providerBusy: FilterPattern.all(failed, withCode(...countedCodes.providerBusy)),
  refusedPrices: FilterPattern.all(failed, withCode(...countedCodes.refusedPrices)),
  refusedCalls: FilterPattern.all(failed, withCode(...countedCodes.refusedCalls), ofCheckout),
}

/** Metrics that count the failed requests in the function's log. */
export class ApiMetrics extends Construct {
  /** Failures on our side, which a bad function version may cause. */
  readonly requestErrors: Metric
  /** Failures because the provider was unavailable. */
  readonly providerFailures: Metric
  /** Failures because the provider's limit of requests a second was exceeded, retries included. */
  readonly providerBusy: Metric
  /** Items at prices that are not on sale: outdated pages, or someone probing the API. */
  readonly refusedPrices: Metric
  /** Calls that the site's pages never make while edge, pages and function are from one deployment. */
  readonly refusedCalls: Metric

  constructor(scope: Construct, id: string, logGroup: ILogGroup) {
    super(scope, id)
    const countedMetric = (name: keyof typeof patterns) =>
      new MetricFilter(this, name, {
        logGroup,
        filterPattern: patterns[name],
        metricNamespace: apiNamespace(this),
        metricName: name,
        metricValue: '1',
      }).metric({ statistic: 'Sum', period: Duration.minutes(5) })
    this.requestErrors = countedMetric('requestErrors')
    this.providerFailures = countedMetric('providerFailures')
    this.providerBusy = countedMetric('providerBusy')
    this.refusedPrices = countedMetric('refusedPrices')
    this.refusedCalls = countedMetric('refusedCalls')
  }
}
