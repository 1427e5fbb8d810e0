import { randomBytes } from 'node:crypto'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'

// Rights, logs, alarms, bills, records, versions: nothing of these shows in a response.
const unseenTypes =
  /^AWS::(Budgets|CloudWatch|CodeDeploy|IAM|Logs|Route53|S3|SNS|SecretsManager|WAFv2)::|::(LayerVersion|OriginAccessControl|Permission|Version)$/

// The properties of all other types: those that the preview reads, and those that show in no response.
const knownProperties = new Set(
  `AccessControlMaxAgeSec AccessLogSettings AcmCertificateArn Aliases AllowedMethods ApiId Architectures AuthorizationType
  AutoDeploy AutoPublish Bucket CacheBehaviors CachePolicyConfig CachePolicyId Code Comment Compress ContentSecurityPolicy
  ContentTypeOptions CookieBehavior CookiesConfig CustomErrorResponses CustomHeadersConfig CustomOriginConfig
  DefaultCacheBehavior DefaultRouteSettings DefaultTTL Description DestinationArn DestinationBucketKeyPrefix
  DestinationBucketName DistributionConfig DistributionId DistributionPaths DomainName EnableAcceptEncodingBrotli
  EnableAcceptEncodingGzip Enabled Environment ErrorCachingMinTTL ErrorCode EventType Exclude Fn::GetAtt Fn::Join Fn::Sub
  Format FunctionARN FunctionAssociations FunctionCode FunctionConfig FunctionName FunctionVersion Handler Header
  HeaderBehavior HeaderName HeaderValue HeadersConfig HttpVersion IPV6Enabled Id Include IncludeCookies IncludeSubdomains
  IntegrationType IntegrationUri Items Layers LogFormat LogGroup Logging LoggingConfig MaxTTL MemorySize MinTTL
  MinimumProtocolVersion Name OriginAccessControlId OriginAccessIdentity OriginCustomHeaders OriginProtocolPolicy
  OriginRequestPolicyId OriginSSLProtocols Origins OutputObjectKeys Override ParametersInCacheKeyAndForwardedToOrigin
  PathPattern PayloadFormatVersion Prefix ProtocolType Prune QueryStringBehavior QueryStringsConfig Ref ReferrerPolicy
  ReservedConcurrentExecutions ResponseCode ResponseHeadersPolicyConfig ResponseHeadersPolicyId ResponsePagePath Role
  RouteKey Runtime S3Bucket S3Key S3OriginConfig SecurityHeadersConfig ServiceToken SourceBucketNames SourceObjectKeys
  SslSupportMethod StageName StrictTransportSecurity SystemMetadata Target TargetOriginId ThrottlingBurstLimit
  ThrottlingRateLimit Timeout Value Variables ViewerCertificate ViewerProtocolPolicy WaitForDistributionInvalidation
  WebACLId cache-control content-type`.split(/\s+/),
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

/** The preview must not guess what something in the template means. */
function unsupported(what: string): CommandError {
  return new CommandError(`npm start does not support ${what}, which the template declares.`)
}

function refuseUnknown(value: unknown, path: string): void {
  if (typeof value === 'string' && value.startsWith('{{')) throw unsupported(`${path}: ${value}`)
  if (typeof value !== 'object' || value === null) return
  // The names of environment variables are the function's.
  const areNamesKnown = Array.isArray(value) || path.endsWith('.Variables')
  for (const [name, each] of Object.entries(value)) {
    if (!areNamesKnown && !knownProperties.has(name)) throw unsupported(`${path}.${name}`)
    refuseUnknown(each, `${path}.${name}`)
  }
}

/** Puts values in the place of references, from the inside out. What has none stays an object, which no schema takes. */
function resolved(template: unknown, host: string): unknown {
  const secrets = new Map<string, string>()

  function value(found: unknown): unknown {
    if (typeof found === 'string' && secretReference.test(found)) {
      secrets.set(found, secrets.get(found) ?? randomBytes(24).toString('hex'))
      return secrets.get(found)
    }
    const { data: reference } = referenceSchema.safeParse(found)
    if (!reference) return found
    if ('Fn::Join' in reference) {
      const [separator, parts] = reference['Fn::Join']
      return value(parts.join(separator))
    }
    // The name of a resource will do for what refers to it, except for what a visitor or the function sees.
    const [id, attribute] = 'Ref' in reference ? [reference.Ref] : reference['Fn::GetAtt']
    if (id === 'AWS::URLSuffix') return 'amazonaws.com'
    return attribute === 'DomainName' ? host : id
  }

  const json: unknown = JSON.parse(JSON.stringify(template), (_name, found) => value(found))
  return json
}

/**
 * Reads a synthesised template.
 *
 * @param host - under which visitors reach the distribution
 * @throws CommandError that names what is unknown here
 */
export function readTemplate(template: unknown, host: string) {
  const { Resources: resources } = templateSchema.parse(resolved(template, host))
  const read = new Set<string>()

  function all<T>(type: string, schema: z.ZodMiniType<T>, name?: string): readonly T[] {
    read.add(type)
    return Object.entries(resources)
      .filter(([id, { Type }]) => Type === type && (name ?? id) === id)
      .map(([id, { Properties, Condition }]) => {
        if (Condition !== undefined) throw unsupported(`${id}.Condition`)
        refuseUnknown(Properties, id)
        const { success, data, error } = schema.safeParse(Properties)
        if (success) return data
        throw unsupported([id, ...(error.issues[0]?.path ?? [])].join('.'))
      })
  }

  return {
    all,
    /** The only resource of a type, or the one with a name. */
    one: <T>(type: string, schema: z.ZodMiniType<T>, name?: string): T => {
      const [only, ...others] = all(type, schema, name)
      if (only === undefined || others.length > 0) throw unsupported(`none or several of ${type}`)
      return only
    },
    /** Refuses a type that may show in a response and was not asked for. */
    refuseUnread: () => {
      const types = Object.values(resources).map(({ Type }) => Type)
      const unread = types.find((type) => !read.has(type) && !unseenTypes.test(type))
      if (unread !== undefined) throw unsupported(unread)
    },
  }
}

export type Template = ReturnType<typeof readTemplate>
