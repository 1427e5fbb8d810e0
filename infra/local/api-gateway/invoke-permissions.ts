import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { fitsWildcards } from '#infra/local/wildcards.ts'
import * as z from '#shared/schema.ts'

// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-lambda-permission.html
const permissionSchema = z.strictObject({
  Action: z.string(),
  // A whole ARN, or a name, which is the function without a qualifier. A partial ARN would have to be completed.
  FunctionName: z.string().check(z.regex(/^(arn:.+|[^:]+)$/)),
  Principal: z.string(),
  SourceArn: z.optional(z.string()),
})

/** Whether API Gateway may invoke a function, named as the integration names it, for a request. */
export type MayInvoke = (functionArn: string, sourceArn: string) => boolean

/**
 * What the functions' permissions let API Gateway do. A permission for an alias is for this alias alone.
 *
 * @throws CommandError for a permission with what is unknown here
 */
export function invokePermissions(stack: Stack): MayInvoke {
  const permissions = stack
    .resources('AWS::Lambda::Permission', permissionSchema)
    .map(({ properties }) => properties)
    .filter(
      ({ Action, Principal }) =>
        fitsWildcards('lambda:InvokeFunction', Action) && Principal === 'apigateway.amazonaws.com',
    )
  // "Lambda configures the comparison using the StringLike operator":
  // https://docs.aws.amazon.com/lambda/latest/api/API_AddPermission.html
  return (functionArn, sourceArn) =>
    permissions.some(
      ({ FunctionName, SourceArn = '*' }) =>
        FunctionName === functionArn && fitsWildcards(sourceArn, SourceArn),
    )
}
