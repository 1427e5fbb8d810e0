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
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { environmentNames } from '#lambda/deployment.ts'

// The version of 28 July 2026: https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
// The one that the CDK knows is of 2023, built with a Go release that has known vulnerabilities.
const secretsExtension =
  'arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension-Arm64:99'

interface ApiFunctionProps {
  /** The folder that contains the bundle, `index.mjs`. */
  readonly bundle: string
  /** The site's origins, the only ones a payment page may return to. */
  readonly allowedOrigins: readonly string[]
  readonly originSecret: Secret
  /** The name of the SecureString parameter with the payment provider's key. */
  readonly stripeKeyParameter: string
  /** Whether the function refuses a key that charges cards. */
  readonly testKeysOnly: boolean
  /** Reserved concurrency; null for none. */
  readonly reservedConcurrency: number | null
  readonly retention: RetentionDays
}

/** The function that prices a quote and creates the Checkout session. The API invokes its alias `live`. */
export class ApiFunction extends Construct {
  readonly alias: Alias
  readonly logGroup: LogGroup

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id)
    this.logGroup = new LogGroup(this, 'Log', {
      retention: props.retention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const lambda = new LambdaFunction(this, 'Function', {
      description: 'Prices a quote and creates a Checkout session',
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      // Above the 19 s that a slow provider and a slow key can take (lambda/stripe-payments.ts), below API Gateway's 30 s.
      timeout: Duration.seconds(25),
      role: this.createRole(props.stripeKeyParameter),
      environment: {
        [environmentNames.allowedOrigins]: props.allowedOrigins.join(','),
        [environmentNames.secretKeyParameter]: props.stripeKeyParameter,
        ...(props.testKeysOnly && { [environmentNames.testKeysOnly]: 'true' }),
        // A reference that CloudFormation resolves. Anyone who can read the function's settings can also read the
        // distribution's, which have the same value as a header.
        [environmentNames.originSecret]: props.originSecret.secretValue.unsafeUnwrap(),
      },
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersionArn(secretsExtension, {
        logLevel: ParamsAndSecretsLogLevel.WARN,
      }),
      loggingFormat: LoggingFormat.JSON,
      logGroup: this.logGroup,
      ...(props.reservedConcurrency !== null && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      // Rolling back needs earlier versions.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    })
    this.alias = new Alias(this, 'Live', { aliasName: 'live', version: lambda.currentVersion })
  }

  private createRole(stripeKeyParameter: string): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.logGroup.grantWrite(role)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['ssm:GetParameter'],
        // Decrypting needs no further permission: any principal in the account may use the key aws/ssm through SSM.
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
