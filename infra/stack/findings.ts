import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Says why findings of the validators stay. */
export function acknowledge(scope: IConstruct, reason: string, ...ids: readonly string[]): void {
  Validations.of(scope).acknowledge(...ids.map((id) => ({ id, reason })))
}
