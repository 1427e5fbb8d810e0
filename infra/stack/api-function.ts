import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { environmentNames } from '#lambda/deployment.ts'
import type { Config } from './config-schema.ts'
import { createNodeFunction } from './node-function.ts'

// The version of 28 July 2026: https://docs.aws.amazon.com/systems-manager/latest/userguide/ps-integration-lambda-extensions.html
// The CDK's own is from 2023, built with a Go release that has known vulnerabilities.
export const secretsExtension =
  'arn:aws:lambda:us-east-1:177933569100:layer:AWS-Parameters-and-Secrets-Lambda-Extension-Arm64:99'

type ApiFunctionProps = Config & {
  readonly bundle: string
  readonly allowedOrigins: readonly string[]
  readonly originSecret: Secret
}

/** The function that prices a quote and creates the Checkout session. The API invokes its alias `live`. */
export function createApiFunction(parent: Construct, props: ApiFunctionProps) {
  const scope = new Construct(parent, 'ApiFunction')
  const { bundle, live, paymentsKeyParameter, reservedConcurrency } = props
  const { nodeFunction, logGroup } = createNodeFunction(scope, {
    description: 'Prices a quote and creates a Checkout session',
    bundle,
    permissions: {
      'ssm:GetParameter': Stack.of(scope).formatArn({
        service: 'ssm',
        resource: `parameter${paymentsKeyParameter}`,
      }),
      // Any principal in the account may use the key aws/ssm through SSM; any other key needs a permission.
      ...(props.kmsKeyArn !== undefined && { 'kms:Decrypt': props.kmsKeyArn }),
    },
    memorySize: 512,
    // Above the 24.5 s that a check of a slow provider with a slow key can take (lambda/stripe/payments.ts), below API
    // Gateway's 30 s.
    timeout: Duration.seconds(25),
    environment: {
      [environmentNames.allowedOrigins]: props.allowedOrigins.join(','),
      [environmentNames.secretKeyParameter]: paymentsKeyParameter,
      ...(!live && { [environmentNames.testKeysOnly]: 'true' }),
      // A reference that CloudFormation resolves. Anyone who can read the function's settings can also read the
      // distribution's, which have the same value as a header.
      [environmentNames.originSecret]: props.originSecret.secretValue.unsafeUnwrap(),
    },
    paramsAndSecrets: lambda.ParamsAndSecretsLayerVersion.fromVersionArn(secretsExtension, {
      logLevel: lambda.ParamsAndSecretsLogLevel.WARN,
    }),
    ...(reservedConcurrency !== null && { reservedConcurrentExecutions: reservedConcurrency }),
    // Rollbacks need earlier versions.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
  })
  const version = nodeFunction.currentVersion
  return { live: new lambda.Alias(scope, 'Live', { aliasName: 'live', version }), logGroup }
}
