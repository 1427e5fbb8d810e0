import { Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter, type ILogGroup, type JsonPattern } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { countedCodes, failureEvent, sessionCreated } from '#lambda/deployment.ts'
import { apiPaths } from '#shared/addresses.ts'
import type { SiteApi } from './site-api.ts'

const withCode = (codes: readonly string[]) =>
  FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)))

const withoutCode = (...codes: readonly string[]) =>
  FilterPattern.all(...codes.map((code) => FilterPattern.stringValue('$.code', '!=', code)))

/** Counts lines of the function's log by their fields (lambda/log.ts). */
export function createApiMetrics(parent: Construct, logGroup: ILogGroup) {
  const scope = new Construct(parent, 'ApiMetrics')
  // Two stacks in one account must not share it.
  const metricNamespace = `${Stack.of(scope).stackName}Api`
  const count = (metricName: string, event: string, ...conditions: readonly JsonPattern[]) => {
    const ofEvent = FilterPattern.stringValue('$.event', '=', event)
    const filterPattern = FilterPattern.all(ofEvent, ...conditions)
    const filter = { logGroup, filterPattern, metricNamespace, metricName }
    return new MetricFilter(scope, metricName, filter).metric({ statistic: 'Sum' })
  }
  const { providerFailures, providerBusy, refusedCalls } = countedCodes
  return {
    // Failures on our side, which a bad function version may cause.
    requestErrors: count(
      'requestErrors',
      failureEvent,
      FilterPattern.numberValue('$.status', '>=', 500),
      withoutCode(...providerFailures, ...providerBusy),
    ),
    providerFailures: count('providerFailures', failureEvent, withCode(providerFailures)),
    providerBusy: count('providerBusy', failureEvent, withCode(providerBusy)),
    // For buyers, paid or not.
    sessionsCreated: count(
      'sessionsCreated',
      sessionCreated,
      FilterPattern.booleanValue('$.dryRun', false),
    ),
    refusedCalls: count(
      'refusedCalls',
      failureEvent,
      withCode(refusedCalls),
      // The log omits the path of any other request.
      FilterPattern.stringValue('$.path', '=', apiPaths),
    ),
  }
}

/** What alarms watch. */
export type Monitored = Pick<SiteApi, 'api'> & {
  readonly distribution: Distribution
  readonly live: Alias
  readonly metrics: ReturnType<typeof createApiMetrics>
}

/** A metric of the whole distribution. The CDK leaves out the dimension Region, without which CloudWatch finds no data. */
export function edgeMetric(distribution: Distribution, metricName: string): Metric {
  return distribution.metric(metricName, {
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? 'Sum' : 'Average',
  })
}
