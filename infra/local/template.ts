import { randomBytes } from 'node:crypto'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'

// These types affect no response; nothing is cached here.
const unseenTypes =
  /^AWS::(Budgets|CloudWatch|Events|IAM|Logs|Route53|S3|SNS|SQS|SSM|SecretsManager|WAFv2)::|::(CachePolicy|EventInvokeConfig|LayerVersion|OriginAccessControl|Permission|S3AutoDeleteObjects|Version)$/

const seenTypes =
  /^(AWS::(ApiGatewayV2::(Api|Integration|Route|Stage)|CloudFront::(Distribution|Function|ResponseHeadersPolicy)|Lambda::(Alias|Function))|Custom::CDKBucketDeployment)$/

// Properties that affect no response either, or only name the function's version, of which there is one here. All others must be
// in a schema.
const unseenProperties = new Set(
  `AccessLogSettings Aliases ApiId Architectures AutoDeploy AutoPublish Comment CustomOriginConfig Description
  DestinationBucketName DistributionId DistributionPaths Enabled ErrorCachingMinTTL FunctionARN FunctionConfig
  FunctionVersion HttpVersion IPV6Enabled IntegrationType IntegrationUri Logging LoggingConfig MemorySize
  OriginAccessControlId OutputObjectKeys ProtocolType Prune ReservedConcurrentExecutions Role Runtime S3Bucket
  S3OriginConfig ServiceToken SourceBucketNames StageName Target UserMetadata ViewerCertificate ViewerProtocolPolicy
  WaitForDistributionInvalidation WebACLId`.split(/\s+/),
)

const resourceSchema = z.object({
  Type: z.string(),
  Properties: z._default(z.unknown(), {}),
  Condition: z.optional(z.string()),
})
const templateSchema = z.object({ Resources: z.record(z.string(), resourceSchema) })

const referenceSchema = z.union([
  z.strictObject({ Ref: z.string() }),
  z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
  z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.string())]) }),
])

const secretReference = /^{{resolve:secretsmanager:\w+:SecretString:::}}$/

/** A reference to a resource as text. An unknown kind stays an object, which every schema refuses. */
export function resolveReference(
  found: unknown,
  textOf: (id: string, attribute?: string) => string,
): unknown {
  const { data: reference } = referenceSchema.safeParse(found)
  if (!reference) return found
  if ('Ref' in reference) return textOf(reference.Ref)
  if ('Fn::GetAtt' in reference) return textOf(...reference['Fn::GetAtt'])
  const [separator, parts] = reference['Fn::Join']
  return parts.join(separator)
}

/** A string whose references are resolved. */
export const text = z.string().check(z.regex(/^(?!{{)/))

// The preview must not guess what something in the template means.
function unsupported(what: string): CommandError {
  return new CommandError(`npm start does not support ${what} in the template.`)
}

/** Replaces references by values, from the inside out. */
function resolved(template: unknown, host: string): unknown {
  // The stack has one secret.
  const secret = randomBytes(24).toString('hex')
  // A resource's name is a good enough reference, except where a visitor or the function sees the value.
  const textOf = (id: string, attribute?: string) => (attribute === 'DomainName' ? host : id)
  return JSON.parse(JSON.stringify(template), (name, found) => {
    if (unseenProperties.has(name)) return undefined
    const value = resolveReference(found, textOf)
    return typeof value === 'string' && secretReference.test(value) ? secret : value
  })
}

/** Reads the resources of a synthesised template, whose distribution is reached at a host. */
export function readTemplate(template: unknown, host: string) {
  const { Resources } = templateSchema.parse(resolved(template, host))
  const resources = Object.entries(Resources).filter(([, { Type }]) => !unseenTypes.test(Type))
  for (const [id, { Type, Condition }] of resources) {
    if (!seenTypes.test(Type)) throw unsupported(Type)
    if (Condition !== undefined) throw unsupported(`${id}.Condition`)
  }

  function all<T>(type: string, schema: z.ZodMiniType<T>, name?: string): readonly T[] {
    return resources
      .filter(([id, { Type }]) => Type === type && (name ?? id) === id)
      .map(([id, { Properties }]) => {
        const { data, error } = schema.safeParse(Properties)
        const [issue] = error?.issues ?? []
        if (data !== undefined) return data
        const keys = issue?.code === 'unrecognized_keys' ? issue.keys : []
        throw unsupported([id, ...(issue?.path ?? []), ...keys.slice(0, 1)].join('.'))
      })
  }

  /** The only resource of a type, or the one with a name. */
  function one<T>(type: string, schema: z.ZodMiniType<T>, name?: string): T {
    const [only, ...others] = all(type, schema, name)
    if (only === undefined || others.length > 0) throw unsupported(`none or several of ${type}`)
    return only
  }

  return { all, one }
}

export type Template = ReturnType<typeof readTemplate>
