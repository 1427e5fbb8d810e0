import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { functionEnvironment } from '#lambda/deployment.ts'
import type { Config } from './config-schema.ts'
import { createNodeFunction } from './node-function.ts'

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
  readonly bundle: string
  readonly allowedOrigins: readonly string[]
  readonly originSecret: Secret
}

/** The function that prices a quote and creates the Checkout session. The API invokes its alias `live`. */
export function createApiFunction(parent: Construct, props: ApiFunctionProps) {
  const scope = new Construct(parent, 'ApiFunction')
  const { bundle, paymentsKeyParameter, reservedConcurrency } = props
  const { nodeFunction, logGroup } = createNodeFunction(scope, {
    description: 'Prices a quote and creates a Checkout session',
    bundle,
    permissions: {
      'ssm:GetParameter': Stack.of(scope).formatArn({
        service: 'ssm',
        resource: `parameter${paymentsKeyParameter}`,
      }),
    },
    memorySize: 512,
    timeout: Duration.seconds(functionSeconds),
    // The secret is a reference that CloudFormation resolves. Anyone who can read the function's settings can also read the
    // distribution's, which have the same value as a header.
    environment: functionEnvironment(
      props,
      props.allowedOrigins,
      props.originSecret.secretValue.unsafeUnwrap(),
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
