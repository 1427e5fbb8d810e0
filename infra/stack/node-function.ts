import { Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { createLog } from './logs.ts'

type NodeFunctionProps = Partial<lambda.FunctionProps> & {
  /** The folder that contains the bundle, `index.mjs`. */
  readonly bundle: string
  /** What it may do besides writing its log: actions, each with its resource. */
  readonly permissions: Readonly<Record<string, string>>
}

/** A function of this product, with its own log. */
export function createNodeFunction(
  scope: Construct,
  { bundle, permissions, ...props }: NodeFunctionProps,
) {
  const logGroup = createLog(scope, 'Log')
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  logGroup.grantWrite(role)
  for (const [action, resource] of Object.entries(permissions)) {
    role.addToPolicy(new PolicyStatement({ actions: [action], resources: [resource] }))
  }
  const nodeFunction = new lambda.Function(scope, 'Function', {
    code: lambda.Code.fromAsset(bundle),
    handler: 'index.handler',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    loggingFormat: lambda.LoggingFormat.JSON,
    logGroup,
    role,
    ...props,
  })
  const retry = 'A caller waits for the result; of a schedule, the next run is the retry.'
  const tracing =
    'The log has every duration. A trace would add none: the calls are not instrumented.'
  Validations.of(nodeFunction).acknowledge(
    { id: 'Serverless-LambdaDLQ', reason: retry },
    { id: 'Serverless-LambdaTracing', reason: tracing },
  )
  return { nodeFunction, logGroup }
}
