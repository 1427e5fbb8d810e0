import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { functionEnvironment } from '#lambda/deployment.ts'
import type { Config } from './config-schema.ts'
import { createLog } from './logs.ts'

// The version of 28 July 2026: https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
// The CDK's own is from 2023, built with a Go release that has known vulnerabilities.
const secretsExtension =
  'arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension-Arm64:99'

/**
 * Above the 24.5 s that a check of a slow provider with a slow key can take (lambda/stripe/sessions.ts), below API Gateway's
 * 30 s.
 */
export const functionSeconds = 25

type ApiFunctionProps = Config & {
  /** The folder that contains the bundle, `index.mjs`. */
  readonly bundle: string
  readonly allowedOrigins: readonly string[]
  readonly originSecret: Secret
}

/** The function that prices a quote and creates the Checkout session. The API invokes its alias `live`. */
export function createApiFunction(parent: Construct, props: ApiFunctionProps) {
  const scope = new Construct(parent, 'ApiFunction')
  const { allowedOrigins, originSecret, paymentsKeyParameter, reservedConcurrency } = props
  const logGroup = createLog(scope, 'Log')
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  const resource = `parameter${paymentsKeyParameter}`
  const key = Stack.of(scope).formatArn({ service: 'ssm', resource })
  role.addToPolicy(new PolicyStatement({ actions: ['ssm:GetParameter'], resources: [key] }))
  const nodeFunction = new lambda.Function(scope, 'Function', {
    description: 'Prices a quote and creates a Checkout session',
    code: lambda.Code.fromAsset(props.bundle),
    handler: 'index.handler',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    memorySize: 512,
    timeout: Duration.seconds(functionSeconds),
    loggingFormat: lambda.LoggingFormat.JSON,
    logGroup,
    role,
    // The secret is a reference that CloudFormation resolves. Anyone who can read the function's settings can also read the
    // distribution's, which have the same value as a header.
    environment: functionEnvironment(
      props,
      allowedOrigins,
      originSecret.secretValue.unsafeUnwrap(),
    ),
    paramsAndSecrets: lambda.ParamsAndSecretsLayerVersion.fromVersionArn(secretsExtension, {
      logLevel: lambda.ParamsAndSecretsLogLevel.WARN,
    }),
    ...(reservedConcurrency !== null && { reservedConcurrentExecutions: reservedConcurrency }),
    // Rollbacks need earlier versions. One of a failed update is deleted: Lambda wouldn't publish the same code again.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
  })
  const version = nodeFunction.currentVersion
  return { live: new lambda.Alias(scope, 'Live', { aliasName: 'live', version }), logGroup }
}
