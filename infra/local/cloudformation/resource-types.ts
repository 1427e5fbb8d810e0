import * as z from '#shared/schema.ts'

/** Where the stack stands, as far as names and addresses depend on it. */
export type Place = {
  /** The host under which visitors reach the distribution. */
  readonly distributionHost: string
}

/** What `Ref` and `Fn::GetAtt` give for one resource. `Ref` is among them by that name. */
type Attributes = Readonly<Record<string, string>>

type Naming = (id: string, properties: () => unknown, place: Place) => Attributes

export const account = '000000000000'
export const region = 'us-east-1'

/** The ARN of something in this account. */
export function arn(service: string, resource: string, inRegion = region): string {
  return `arn:aws:${service}:${inRegion}:${account}:${resource}`
}

function byId(id: string): Attributes {
  return { Ref: id }
}

const aliasSchema = z.object({ FunctionName: z.string(), Name: z.string() })
const versionSchema = z.object({ FunctionName: z.string() })

// The attributes are those of CloudFormation's reference, where each type has its own page under "Return values":
// docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-template-resource-type-ref.html
const served: Readonly<Record<string, Naming>> = {
  'AWS::ApiGatewayV2::Api': (id) => ({ Ref: id.toLowerCase() }),
  'AWS::ApiGatewayV2::Integration': byId,
  'AWS::ApiGatewayV2::Route': byId,
  'AWS::ApiGatewayV2::Stage': byId,
  'AWS::CloudFront::CachePolicy': byId,
  'AWS::CloudFront::Distribution': (id, _properties, { distributionHost }) => ({
    Ref: id,
    DomainName: distributionHost,
  }),
  'AWS::CloudFront::Function': (id) => ({ Ref: id, FunctionARN: arn('cloudfront', id, '') }),
  'AWS::CloudFront::OriginAccessControl': (id) => ({ Ref: id, Id: id }),
  'AWS::CloudFront::ResponseHeadersPolicy': byId,
  'AWS::IAM::Policy': byId,
  'AWS::IAM::Role': (id) => ({ Ref: id, Arn: arn('iam', `role/${id}`, '') }),
  'AWS::Lambda::Alias': (_id, properties) => {
    const { FunctionName, Name } = aliasSchema.parse(properties())
    return { Ref: arn('lambda', `function:${FunctionName}:${Name}`) }
  },
  'AWS::Lambda::Function': (id) => ({ Ref: id, Arn: arn('lambda', `function:${id}`) }),
  'AWS::Lambda::Permission': byId,
  'AWS::Lambda::Version': (_id, properties) => {
    const { FunctionName } = versionSchema.parse(properties())
    return { Ref: arn('lambda', `function:${FunctionName}:1`), Version: '1' }
  },
  'AWS::S3::Bucket': (id) => {
    const name = id.toLowerCase()
    return {
      Ref: name,
      Arn: `arn:aws:s3:::${name}`,
      RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
    }
  },
  'AWS::S3::BucketPolicy': byId,
  'AWS::SecretsManager::Secret': (id) => ({ Ref: arn('secretsmanager', `secret:${id}-000000`) }),
  'Custom::CDKBucketDeployment': byId,
}

// What no visitor meets: the first group watches, the second stands beside the way of a request. With each, what a
// preview without it has to say.
const unseen: Readonly<Record<string, string | null>> = {
  'AWS::Budgets::Budget': null,
  'AWS::CloudWatch::Alarm': null,
  'AWS::CloudWatch::Dashboard': null,
  'AWS::Logs::LogGroup': null,
  'AWS::Logs::MetricFilter': null,
  'AWS::SNS::Subscription': null,
  'AWS::SNS::Topic': null,
  'AWS::SNS::TopicPolicy': null,

  'AWS::CodeDeploy::Application': null,
  'AWS::CodeDeploy::DeploymentGroup': null,
  'AWS::Lambda::LayerVersion': null,
  'AWS::Route53::RecordSet': null,
  'AWS::WAFv2::WebACL': 'The firewall is not part of this preview.',
}

/** Whether the preview serves resources of a type, or may leave them out. */
export function isKnownType(type: string): boolean {
  return type in served || type in unseen
}

/** What has to be said of resources of this type that are left out; null for nothing. */
export function noticeOf(type: string): string | null {
  return unseen[type] ?? null
}

/**
 * What a reference to a resource gives.
 *
 * @param attribute - of `Fn::GetAtt`, or `Ref`
 * @returns undefined for an attribute that the preview has no value for
 */
export function attributeOf(
  { id, type, properties }: { id: string; type: string; properties: () => unknown },
  attribute: string,
  place: Place,
): string | undefined {
  // A name that leads nowhere: nobody here asks for what is left out.
  if (type in unseen) return `${id}.${attribute}`
  return served[type]?.(id, properties, place)[attribute]
}
