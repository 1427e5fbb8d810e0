import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { edgeMetric, type Monitored } from './metrics.ts'

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12 })

/** A dashboard with the alarms and, below them, graphs in the order of a request: edge, API, function, failed requests. */
export function createDashboard(
  scope: Construct,
  { distribution, api, live, metrics }: Monitored,
  alarms: IAlarm[],
): Dashboard {
  const { sessionsCreated, dryRuns, ...failures } = metrics
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
        graph('Failed requests: errors, provider failures, refused calls', Object.values(failures)),
      ],
      [graph('Checkout sessions created; dry runs', [sessionsCreated], [dryRuns])],
    ],
  })
}
