import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Alias,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsLogLevel,
  ParamsAndSecretsVersions,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { environmentNames } from '#lambda/deployment.ts'

interface CheckoutFunctionProps {
  /** The folder with the bundle, `index.mjs`. */
  readonly bundle: string
  /** The site's own addresses, the only ones to which a payment page sends buyers back. */
  readonly allowedOrigins: readonly string[]
  /** What the edge proves itself with. */
  readonly originSecret: Secret
  /** The name of the SecureString with the payment provider's key. */
  readonly stripeKeyParameter: string
  /** How many events are handled at once, of those that the whole account may; null for no limit of its own. */
  readonly reservedConcurrency: number | null
  /** How long the log is kept. */
  readonly retention: RetentionDays
}

/** The function that prices a quote and opens the payment page, and its alias `live`, which is what gets called. */
export class CheckoutFunction extends Construct {
  readonly alias: Alias
  readonly logGroup: LogGroup

  constructor(scope: Construct, id: string, props: CheckoutFunctionProps) {
    super(scope, id)
    this.logGroup = new LogGroup(this, 'Log', {
      retention: props.retention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const lambda = new LambdaFunction(this, 'Function', {
      description: 'Prices a quote and opens the payment page',
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      // Above the 19 s of a slow provider and a slow key (lambda/stripe-payments.ts), below API Gateway's 30 s.
      timeout: Duration.seconds(25),
      role: this.createRole(props.stripeKeyParameter),
      environment: {
        [environmentNames.allowedOrigins]: props.allowedOrigins.join(','),
        [environmentNames.secretKeyParameter]: props.stripeKeyParameter,
        // A reference, which CloudFormation resolves. Whoever may read the function's settings may read the
        // distribution's as well, where the same value stands as a header.
        [environmentNames.originSecret]: props.originSecret.secretValue.unsafeUnwrap(),
      },
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(
        ParamsAndSecretsVersions.V1_0_103,
        { logLevel: ParamsAndSecretsLogLevel.WARN },
      ),
      loggingFormat: LoggingFormat.JSON,
      logGroup: this.logGroup,
      ...(props.reservedConcurrency !== null && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      // The versions before stay, to go back to.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    })
    this.alias = new Alias(this, 'Live', { aliasName: 'live', version: lambda.currentVersion })
  }

  /** What the function may do: write its log and read one parameter. */
  private createRole(stripeKeyParameter: string): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.logGroup.grantWrite(role)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['ssm:GetParameter'],
        // Decrypting it needs no further right: every principal of the account may use the key aws/ssm through SSM.
        resources: [
          Stack.of(this).formatArn({
            service: 'ssm',
            resource: 'parameter',
            resourceName: stripeKeyParameter.slice(1),
          }),
        ],
      }),
    )
    return role
  }
}
