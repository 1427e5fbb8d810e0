import { oneOrMore } from '#infra/local/cloudformation/one-or-more.ts'
import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { parseStrictly, unsupported } from '#infra/local/cloudformation/template.ts'
import { fitsWildcards } from '#infra/local/wildcards.ts'
import * as z from '#shared/schema.ts'

const version = z.literal('2012-10-17')

// Attached policies, policies of its own and a boundary would change what the role may do.
const roleSchema = z.strictObject({
  AssumeRolePolicyDocument: z.strictObject({
    Version: version,
    Statement: z.tuple([
      z.strictObject({
        Effect: z.literal('Allow'),
        Action: z.literal('sts:AssumeRole'),
        Principal: z.strictObject({ Service: z.literal('lambda.amazonaws.com') }),
      }),
    ]),
  }),
  Description: z.optional(z.unknown()),
})

const policySchema = z.strictObject({
  PolicyName: z.string(),
  Roles: z.array(z.string()),
  PolicyDocument: z.strictObject({
    Version: version,
    Statement: z.array(
      z.strictObject({
        Sid: z.optional(z.unknown()),
        Effect: z.enum(['Allow', 'Deny']),
        Action: oneOrMore,
        Resource: oneOrMore,
      }),
    ),
  }),
})

const attachment = z.object({ Roles: z._default(z.array(z.string()), []) })

/** Whether something may be done with a resource, which is named by its ARN. */
export type Rights = (action: string, resource: string) => boolean

/**
 * What the policies of a function's role let the function do.
 *
 * @throws CommandError for a role that is not of the stack, and for what is unknown here in it or in its policies
 */
export function rightsOf(stack: Stack, roleArn: string): Rights {
  const role = stack
    .resources('AWS::IAM::Role', z.unknown())
    .find(({ attribute }) => attribute('Arn') === roleArn)
  if (!role) throw unsupported(`the role ${roleArn} is none of it`)
  parseStrictly(roleSchema, role.properties, role.id)

  const statements = stack
    .resources('AWS::IAM::Policy', z.unknown())
    .filter(({ properties }) => attachment.parse(properties).Roles.includes(role.attribute('Ref')))
    .map(({ id, properties }) => parseStrictly(policySchema, properties, id))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)

  // "An explicit deny in any of these policies overrides the allow":
  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
  return (action, resource) => {
    const effects = statements
      .filter(
        ({ Action, Resource }) =>
          // "The prefix and the action name are case insensitive":
          // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_action.html
          Action.some((pattern) => fitsWildcards(action.toLowerCase(), pattern.toLowerCase())) &&
          Resource.some((pattern) => fitsWildcards(resource, pattern)),
      )
      .map(({ Effect }) => Effect)
    return effects.includes('Allow') && !effects.includes('Deny')
  }
}
