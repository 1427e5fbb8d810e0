import { CfnResource, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

const provider = 'Custom::S3AutoDeleteObjectsCustomResourceProvider'

/**
 * Declares the log of the CDK function that empties buckets before they are deleted. Otherwise Lambda would create one that
 * never expires and outlives the stack, even one whose creation failed.
 */
export function createEmptyingLog(scope: Construct, retention: RetentionDays): void {
  const log = new LogGroup(scope, 'EmptyingLog', {
    retention,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const handler = Stack.of(scope).node.tryFindChild(provider)?.node.tryFindChild('Handler')
  if (!CfnResource.isCfnResource(handler)) throw new Error(`${provider} has no handler.`)
  handler.addPropertyOverride('LoggingConfig.LogGroup', log.logGroupName)
}
