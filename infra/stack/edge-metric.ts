import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'

/** A metric of the whole distribution. The CDK leaves out the dimension Region, without which CloudWatch finds no data. */
export function edgeMetric(distribution: Distribution, metricName: string): Metric {
  return distribution.metric(metricName, {
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    statistic: metricName === 'Requests' ? 'Sum' : 'Average',
  })
}
