import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { ApiMetrics } from './api-metrics.ts'
import type { SiteApi } from './site-api.ts'

/** What alarms and dashboard watch. */
export type Monitored = Pick<SiteApi, 'api'> & {
  readonly distribution: Distribution
  readonly live: Alias
  readonly metrics: ApiMetrics
}

/** A metric of the whole distribution. The CDK leaves out the dimension Region, without which CloudWatch finds no data. */
export function edgeMetric(distribution: Distribution, metricName: string): Metric {
  return distribution.metric(metricName, {
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? 'Sum' : 'Average',
  })
}
