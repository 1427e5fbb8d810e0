import { oneOrMore } from '#infra/local/cloudformation/one-or-more.ts'
import type { Stack } from '#infra/local/cloudformation/stack.ts'
import { parseStrictly } from '#infra/local/cloudformation/template.ts'
import { fitsWildcards } from '#infra/local/wildcards.ts'
import * as z from '#shared/schema.ts'

const allowSchema = z.strictObject({
  Effect: z.literal('Allow'),
  Principal: z.strictObject({ Service: z.literal('cloudfront.amazonaws.com') }),
  Action: oneOrMore,
  Resource: oneOrMore,
  Condition: z.strictObject({ StringEquals: z.strictObject({ 'AWS:SourceArn': z.string() }) }),
})

// The edge reaches the bucket over TLS.
const denyWithoutTlsSchema = z.strictObject({
  Effect: z.literal('Deny'),
  Principal: z.unknown(),
  Action: z.unknown(),
  Resource: z.unknown(),
  Condition: z.strictObject({
    Bool: z.strictObject({ 'aws:SecureTransport': z.literal('false') }),
  }),
})

const policySchema = z.strictObject({
  Bucket: z.string(),
  PolicyDocument: z.strictObject({
    Version: z.literal('2012-10-17'),
    Statement: z.array(z.unknown()),
  }),
})

type Allowance = z.infer<typeof allowSchema>

/** What a bucket lets a distribution do. */
export type BucketAccess = {
  /** @param key - of the object, which need not exist */
  readonly mayRead: (signer: string | null, key: string) => boolean
  readonly mayList: (signer: string | null) => boolean
}

function allowancesOf(stack: Stack, bucketName: string): readonly Allowance[] {
  const policies = stack
    .resources('AWS::S3::BucketPolicy', z.unknown())
    .map(({ id, properties }) => ({
      id,
      ...z.object({ Bucket: z.string() }).parse(properties),
      properties,
    }))
    .filter(({ Bucket }) => Bucket === bucketName)
    .map(({ id, properties }) => ({ id, policy: parseStrictly(policySchema, properties, id) }))
  return policies.flatMap(({ id, policy }) =>
    policy.PolicyDocument.Statement.flatMap((statement) =>
      denyWithoutTlsSchema.safeParse(statement).success
        ? []
        : parseStrictly(allowSchema, statement, `${id}.PolicyDocument.Statement`),
    ),
  )
}

/**
 * Reads who may do what with a bucket, from its policy.
 *
 * @throws CommandError for a statement of a form that is unknown here
 */
export function bucketAccess(stack: Stack, bucket: { name: string; arn: string }): BucketAccess {
  const allowances = allowancesOf(stack, bucket.name)

  function allows(signer: string | null, action: string, resource: string): boolean {
    return allowances.some(
      ({ Action, Resource, Condition }) =>
        Condition.StringEquals['AWS:SourceArn'] === signer &&
        Action.some((pattern) => fitsWildcards(action, pattern)) &&
        Resource.some((pattern) => fitsWildcards(resource, pattern)),
    )
  }

  return {
    mayRead: (signer, key) => allows(signer, 's3:GetObject', `${bucket.arn}/${key}`),
    mayList: (signer) => allows(signer, 's3:ListBucket', bucket.arn),
  }
}
