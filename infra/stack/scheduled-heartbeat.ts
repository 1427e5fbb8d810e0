import { Duration, Validations } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { heartbeatNames } from '#lambda/deployment.ts'
import { orderPages } from '#shared/addresses.ts'
import { createNodeFunction } from './node-function.ts'

const period = Duration.minutes(5)

/** The pages that it reads: the start of a visit, and the two that an order needs. The other pages share their scripts. */
const watchedPages = ['/', ...Object.values(orderPages)]

type HeartbeatProps = { readonly bundle: string; readonly site: string; readonly live: Alias }

/** Checks the site every five minutes like a visitor and a buyer, and returns the metric of failed runs. */
export function createHeartbeat(parent: Construct, { bundle, site, live }: HeartbeatProps): Metric {
  const scope = new Construct(parent, 'Heartbeat')
  const { nodeFunction } = createNodeFunction(scope, {
    description: 'Checks the site as a visitor and a buyer would',
    bundle,
    // grantInvoke would add a wildcard; this allows the alias alone.
    permissions: { 'lambda:InvokeFunction': live.functionArn },
    memorySize: 256,
    // Above the 20 s that a run may take.
    timeout: Duration.seconds(30),
    environment: {
      [heartbeatNames.site]: site,
      [heartbeatNames.pages]: watchedPages.join(),
      [heartbeatNames.liveFunction]: live.functionArn,
    },
    // The next run is the retry; Lambda's own would count a failure twice.
    retryAttempts: 0,
  })
  const rule = new Rule(scope, 'Schedule', {
    description: 'Runs the heartbeat',
    schedule: Schedule.rate(period),
    targets: [new LambdaFunction(nodeFunction)],
  })
  const reason = 'A run that fails or is missing sets off the alarm.'
  const id = 'Serverless-LambdaAsyncFailureDestination'
  Validations.of(nodeFunction).acknowledge({ id, reason })
  Validations.of(rule).acknowledge({ id: 'Serverless-EventBusDLQ', reason })
  return nodeFunction.metricErrors({ period })
}
