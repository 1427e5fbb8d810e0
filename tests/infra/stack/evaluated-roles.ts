import { Template } from 'aws-cdk-lib/assertions'
import type { Stack } from 'aws-cdk-lib'
import * as v from 'valibot'

// The part of IAM that a stack's roles need: allowing statements, two operators, and `*` as the only wildcard.

const list = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given: string | string[]) => [given].flat()),
)
const conditions = v.optional(v.record(v.string(), v.record(v.string(), list)), {})
const Effect = v.literal('Allow')
const allowed = v.object({ Effect, Action: list, Resource: list, Condition: conditions })
const trust = v.object({
  Effect,
  Action: v.literal('sts:AssumeRoleWithWebIdentity'),
  Condition: conditions,
})
const roleSchema = v.object({ AssumeRolePolicyDocument: v.object({ Statement: v.tuple([trust]) }) })
const policySchema = v.object({ PolicyDocument: v.object({ Statement: v.array(allowed) }) })
const resourceSchema = v.object({ Properties: v.unknown() })

/** The roles of a stack by id without hash: whom each trusts, and what it may do. */
export function rolesIn(stack: Stack) {
  const template = Template.fromStack(stack)
  return Object.entries(template.findResources('AWS::IAM::Role')).map(([id, role]) => {
    const ofRole = { Properties: { Roles: [{ Ref: id }] } }
    const policies = Object.values(template.findResources('AWS::IAM::Policy', ofRole))
    const statements = policies.flatMap(
      (policy) =>
        v.parse(policySchema, v.parse(resourceSchema, policy).Properties).PolicyDocument.Statement,
    )
    const { AssumeRolePolicyDocument } = v.parse(
      roleSchema,
      v.parse(resourceSchema, role).Properties,
    )
    const [{ Condition }] = AssumeRolePolicyDocument.Statement
    return { name: id.replace(/[0-9A-F]{8}$/, ''), trust: Condition, statements }
  })
}

export type Values = Readonly<Record<string, string>>

/** As IAM matches: `*` is any text. */
const isLike = (pattern: string, value: string) =>
  new RegExp(
    `^${pattern.replaceAll(/[.+^$?()|[\]\\{}]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
  ).test(value)

const operators = new Map([
  ['StringEquals', (expected: string, value: string) => expected === value],
  ['StringLike', isLike],
])

/** The keys whose values a policy's conditions refuse. A key without a value or with an unknown operator is refused. */
function refusedKeys(
  condition: v.InferOutput<typeof conditions>,
  values: Values,
): readonly string[] {
  return Object.entries(condition).flatMap(([operator, keys]) =>
    Object.entries(keys).flatMap(([key, expected]) => {
      const value = values[key.replace('token.actions.githubusercontent.com:', '')]
      const matches = operators.get(operator)
      const isMet = value !== undefined && expected.some((each) => matches?.(each, value))
      return isMet ? [] : [key.replace(/.*:/, '')]
    }),
  )
}

export type Target = readonly [action: string, resource: string, tags?: Values]

/** What stops a job with these claims from using a role for an action. */
export function stopOf(
  claims: Values,
  role: ReturnType<typeof rolesIn>[number] | undefined,
  [action, resource, tags = {}]: Target,
): string {
  if (!role) return 'no such role'
  const refused = refusedKeys(role.trust, claims)
  if (refused.length > 0) return `trust: ${refused.join(', ')}`
  const isAllowed = role.statements.some(
    ({ Action, Resource, Condition }) =>
      Action.includes(action) &&
      Resource.some((each) => isLike(each, resource)) &&
      refusedKeys(Condition, tags).length === 0,
  )
  return isAllowed ? 'nothing' : 'permissions'
}
