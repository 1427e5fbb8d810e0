import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { ApiMetrics } from './api-metrics.ts'
import { edgeMetric } from './edge-metric.ts'
import type { SiteApi } from './site-api.ts'

type DashboardParts = {
  readonly distribution: Distribution
  readonly api: Pick<SiteApi, 'api'>
  readonly live: Alias
  readonly metrics: ApiMetrics
  readonly alarms: IAlarm[]
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, right, width: 12 })
}

/** A dashboard with the alarms and, below them, graphs in the order of a request: edge, API, function, failed requests. */
export function createDashboard(scope: Construct, parts: DashboardParts): Dashboard {
  const { distribution, live, metrics, alarms } = parts
  const { api } = parts.api
  return new Dashboard(scope, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24 })],
      [
        graph(
          'Edge: requests, errors (%)',
          [edgeMetric(distribution, 'Requests')],
          [edgeMetric(distribution, '4xxErrorRate'), edgeMetric(distribution, '5xxErrorRate')],
        ),
        graph(
          'API: requests, errors, p99 (ms)',
          [api.metricCount(), api.metricClientError(), api.metricServerError()],
          [api.metricLatency({ statistic: 'p99' })],
        ),
      ],
      [
        graph(
          'Function: invocations, crashes, throttles, p99 (ms)',
          [live.metricInvocations(), live.metricErrors(), live.metricThrottles()],
          [live.metricDuration({ statistic: 'p99' })],
        ),
        graph(
          'Failed requests: errors, provider failures, refused prices and calls',
          Object.values(metrics),
        ),
      ],
    ],
  })
}
