import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
  type ThrottleSettings,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, MetricFilter, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

// Without a reservation: as many functions at once as a new account may run.
const smallestQuota = 10

/**
 * Half of what the function handles at once may come together, and half in each second from then on. A call takes less
 * than a second, so both have room: what is too much is held back here with a 429, instead of failing at the function
 * with a 500. Buyers are far below that: 1.2 million calls a month are one in two seconds.
 */
function throttleFor(reservedConcurrency: number | null): ThrottleSettings {
  const half = Math.max(1, Math.floor((reservedConcurrency ?? smallestQuota) / 2))
  return { rateLimit: half, burstLimit: half }
}

const period = Duration.minutes(5)

// No addresses: those that the API sees are the edge's own.
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  path: '$context.path',
  status: '$context.status',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
  error: '$context.error.message',
}

interface CheckoutApiProps {
  /** How many events its function handles at once; null for no limit of its own. */
  readonly reservedConcurrency: number | null
  /** How long the access log is kept. */
  readonly retention: RetentionDays
}

/** The API behind the site's `/api/`. Its own address is no secret; the edge's header is. */
export class CheckoutApi extends Construct {
  readonly api: HttpApi

  /** The API's address, for the edge alone. */
  readonly domainName: string

  /**
   * What the edge proves itself with. Made at the first deployment and never written into a template, which only
   * refers to it.
   */
  readonly originSecret: Secret

  /** Answers with a 5xx: the function's own, and those in its place when it could not be called. */
  readonly serverErrors: Metric

  /** Calls that were held back, for their number. */
  readonly throttledCalls: Metric

  constructor(scope: Construct, id: string, props: CheckoutApiProps) {
    super(scope, id)
    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'The header by which the edge proves itself to the API',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    Validations.of(this.originSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFront and the function take it up by a deployment only: one changed in between would refuse every buyer.',
    })
    this.api = new HttpApi(this, 'Api', {
      description: 'Prices quotes and opens payment pages',
      createDefaultStage: false,
    })
    const { region, urlSuffix } = Stack.of(this)
    this.domainName = `${this.api.apiId}.execute-api.${region}.${urlSuffix}`
    this.serverErrors = this.api.metricServerError({ statistic: 'Sum', period })
    this.throttledCalls = countThrottled(this, this.createStage(props))
  }

  /** Lets a function answer every request: also those for a path that doesn't exist, which the edge has to get as JSON. */
  answerBy(handler: IFunction): void {
    const route = new HttpRoute(this, 'Route', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('Function', handler),
    })
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Buyers have no accounts. The function refuses what lacks the header of the edge.',
    })
  }

  /** Opens the API to calls. Returns their log. */
  private createStage({ retention, reservedConcurrency }: CheckoutApiProps): LogGroup {
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: throttleFor(reservedConcurrency),
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    })
    return logGroup
  }
}

/** The API has no metric of its own for these: they are among its other refusals. */
function countThrottled(scope: Construct, logGroup: LogGroup): Metric {
  return new MetricFilter(scope, 'ThrottledCalls', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
    metricNamespace: 'Checkout',
    metricName: 'throttledCalls',
    metricValue: '1',
  }).metric({ statistic: 'Sum', period })
}
