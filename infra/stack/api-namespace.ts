import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** The namespace of the metrics counted from logs, which two stacks in one account must not share. */
export function apiNamespace(scope: Construct): string {
  return `${Stack.of(scope).stackName}Api`
}
