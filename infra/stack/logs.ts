import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { LogGroup, MetricFilter, type IFilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logRetentionDays } from '#shared/retention.ts'

/** A log that is kept as long as the Privacy Policy says, and deleted with the stack. */
export function createLog(scope: Construct, id: string): LogGroup {
  const removalPolicy = RemovalPolicy.DESTROY
  return new LogGroup(scope, id, { retention: logRetentionDays, removalPolicy })
}

export function countLines(
  scope: Construct,
  metricName: string,
  logGroup: ILogGroup,
  filterPattern: IFilterPattern,
): Metric {
  return new MetricFilter(scope, metricName, {
    logGroup,
    filterPattern,
    // Two stacks in one account must not share it.
    metricNamespace: `${Stack.of(scope).stackName}Api`,
    metricName,
  }).metric({ statistic: 'Sum' })
}
