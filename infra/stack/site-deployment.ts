import { join } from 'node:path'
import { DefaultStackSynthesizer, Fn, Stack, Token, Validations } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnPolicy, type IRole } from 'aws-cdk-lib/aws-iam'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  CacheControl,
  Source,
  type BucketDeploymentProps,
} from 'aws-cdk-lib/aws-s3-deployment'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import { Construct } from 'constructs'
import * as z from '#shared/schema.ts'
import { cacheControlFor, contentTypes, serviceWorker } from './cache-control.ts'
import { createLog } from './logs.ts'
import { releaseParameter } from './stage.ts'
import type { StaticSite } from './static-site.ts'

type UploadStep = Pick<
  BucketDeploymentProps,
  'destinationKeyPrefix' | 'exclude' | 'include' | 'prune' | 'contentType' | 'distributionPaths'
> & {
  readonly id: string
  /** A file that this step uploads, from which its Cache-Control is derived. */
  readonly example: string
}

// Never removed: a page opened before a deployment still loads its own.
const assets = { destinationKeyPrefix: 'assets', prune: false }

// Uploaded before the pages that refer to it.
const uploadSteps: readonly UploadStep[] = [
  { id: 'Assets', example: 'assets/index.js', exclude: ['*.woff2'], ...assets },
  {
    id: 'Fonts',
    example: 'assets/font.woff2',
    exclude: ['*'],
    include: ['*.woff2'],
    ...assets,
    contentType: contentTypes['.woff2'],
  },
  { id: 'Files', example: 'favicon.svg', exclude: ['assets/*', '*.html', '*.txt', serviceWorker] },
  {
    id: 'Texts',
    example: 'robots.txt',
    exclude: ['*'],
    include: ['*.txt'],
    contentType: contentTypes['.txt'],
  },
  { id: 'ServiceWorker', example: serviceWorker, exclude: ['*'], include: [serviceWorker] },
  {
    id: 'Pages',
    example: 'index.html',
    exclude: ['*'],
    include: ['*.html'],
    contentType: contentTypes['.html'],
    // Invalidates the whole cache.
    distributionPaths: ['/*'],
  },
]

/** Once the function is live, uploads the built site, invalidates the edge's cache, and records both as a release. */
export function deploySite(
  parent: Construct,
  site: string,
  { bucket, distribution }: StaticSite,
  live: Alias,
): void {
  const scope = new Construct(parent, 'SiteDeployment')
  const logGroup = createLog(scope, 'Log')
  let previous: Alias | BucketDeployment = live
  for (const { id, example, ...step } of uploadSteps) {
    const deployment = new BucketDeployment(scope, id, {
      ...step,
      sources: [Source.asset(join(site, step.destinationKeyPrefix ?? ''))],
      destinationBucket: bucket,
      cacheControl: [CacheControl.fromString(cacheControlFor(example))],
      memoryLimit: 512,
      logGroup,
      // A new function needs a new release of the pages too, because they name its version.
      ...(!step.destinationKeyPrefix && { metadata: { function: live.version.version } }),
      // Waiting for a slow invalidation could end in a rollback of the whole deployment, and of the rollback. The smoke
      // check waits instead.
      ...(step.distributionPaths && { distribution, waitForDistributionInvalidation: false }),
    })
    // Each brings the upload function's AWS CLI, 22 MB, but all share the first one's function.
    if (previous !== live) deployment.node.tryRemoveChild('AwsCliLayer')
    deployment.node.addDependency(previous)
    previous = deployment
  }
  // All steps share one upload function.
  if (!(previous instanceof BucketDeployment)) return
  new StringParameter(scope, 'Release', {
    parameterName: releaseParameter(Stack.of(scope).stackName),
    description: 'The live release: the version of the function, the archive of the pages',
    stringValue: `${live.version.version} ${Fn.select(0, previous.objectKeys)}`,
  })
  restrictInvalidation(previous.handlerRole, distribution)
  acknowledgeFindings(previous, bucket)
}

const actionSchema = z.object({ Action: z.union([z.string(), z.array(z.string())]) })
const policySchema = z.object({ Statement: z.array(actionSchema) })
const referenceSchema = z.object({ Ref: z.string() })

/** Narrows the upload function's right to invalidate caches, which the CDK grants for any distribution. */
function restrictInvalidation(role: IRole, { distributionArn }: IDistribution): void {
  const policy = role.node.findChild('DefaultPolicy').node.defaultChild
  if (!CfnPolicy.isCfnPolicy(policy)) throw new Error('The upload role has no CfnPolicy.')
  const { Statement } = policySchema.parse(Stack.of(policy).resolve(policy.policyDocument))
  const index = Statement.findIndex(({ Action }) =>
    Action.includes('cloudfront:CreateInvalidation'),
  )
  policy.addPropertyOverride(`PolicyDocument.Statement.${index}.Resource`, distributionArn)
}

function acknowledgeFindings({ handlerRole }: BucketDeployment, bucket: Bucket): void {
  const uploadFunction = handlerRole.node.scope
  if (!uploadFunction) throw new Error('The upload role has no parent construct.')
  const stack = Stack.of(bucket)
  const { Ref: bucketId } = referenceSchema.parse(stack.resolve(bucket.bucketName))
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account
  const assetBucket = `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${stack.region}`
  const logging = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'
  const findings = {
    'The CDK chooses the runtime and updates it with its releases.': [
      'AwsSolutions-L1',
      'Serverless-LambdaLatestVersion',
    ],
    'CloudFormation waits for its result.': ['Serverless-LambdaDLQ', 'Serverless-LambdaTracing'],
    "AWS's policy for writing a function's log.": [`AwsSolutions-IAM4[Policy::${logging}]`],
    "It reads the deployment's assets, and writes and deletes the site's files.": [
      'AwsSolutions-IAM5[Action::s3:GetObject*]',
      'AwsSolutions-IAM5[Action::s3:GetBucket*]',
      'AwsSolutions-IAM5[Action::s3:List*]',
      `AwsSolutions-IAM5[Resource::arn:aws:s3:::${assetBucket}/*]`,
      'AwsSolutions-IAM5[Action::s3:Abort*]',
      'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
      `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/*]`,
    ],
    "cdk-nag sees the CDK's grant for any distribution, before it is narrowed to this one.": [
      'AwsSolutions-IAM5[Resource::*]',
    ],
  }
  for (const [reason, ids] of Object.entries(findings)) {
    Validations.of(uploadFunction).acknowledge(...ids.map((id) => ({ id, reason })))
  }
}
