import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { acknowledge } from './findings.ts'

/**
 * Sends 10% of requests to a new version for five minutes, and rolls it back if an alarm goes off.
 *
 * @param alarms - only those that a bad version sets off: CodeDeploy deploys nothing while one is active, not even a fix
 */
export function createCanary(scope: Construct, alias: Alias, alarms: readonly Alarm[]): void {
  const group = new LambdaDeploymentGroup(scope, 'Canary', {
    alias,
    alarms: [...alarms],
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
  })
  acknowledge(
    group,
    "AWS's managed policy for exactly this purpose.",
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
  )
}
