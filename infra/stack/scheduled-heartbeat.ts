import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  type Alias,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { heartbeatNames } from '#lambda/deployment.ts'

const period = Duration.minutes(5)

interface HeartbeatProps {
  /** The folder that contains the bundle, `index.mjs`. */
  readonly bundle: string
  /** The origin to watch. */
  readonly site: string
  /** What the API invokes. */
  readonly live: Alias
  readonly retention: RetentionDays
}

/** A function that checks the site every five minutes as a visitor and a buyer would, and throws if anything is wrong. */
export class Heartbeat extends Construct {
  /** Failed runs: zero for a run that found nothing wrong, and no data if there was none. */
  readonly failures: Metric

  constructor(scope: Construct, id: string, { bundle, site, live, retention }: HeartbeatProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Log', { retention, removalPolicy: RemovalPolicy.DESTROY })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    // grantInvoke would add a wildcard; this allows the alias alone.
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [live.functionArn] }),
    )
    const lambda = new LambdaFunction(this, 'Function', {
      description: 'Checks the site as a visitor and a buyer would',
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      // Above the 20 s that each check may take; they run at the same time.
      timeout: Duration.seconds(30),
      role,
      environment: { [heartbeatNames.site]: site, [heartbeatNames.liveFunction]: live.functionArn },
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      // The next run is the retry; Lambda's own would count a failure twice.
      retryAttempts: 0,
    })
    new Rule(this, 'Schedule', {
      description: 'Runs the heartbeat',
      schedule: Schedule.rate(period),
      targets: [new FunctionTarget(lambda)],
    })
    this.failures = lambda.metricErrors({ period })
  }
}
