import { Validations } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'

/**
 * Lets one request in ten find a new version for five minutes, and takes it back when an alarm goes off.
 *
 * @param alarms - those that only a bad version sets off: while one is on, no version is deployed, the remedy neither
 */
export function createCanary(scope: Construct, alias: Alias, alarms: readonly Alarm[]): void {
  const group = new LambdaDeploymentGroup(scope, 'Canary', {
    alias,
    alarms: [...alarms],
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
  })
  Validations.of(group).acknowledge({
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    reason: "AWS's own policy for this one purpose.",
  })
}
