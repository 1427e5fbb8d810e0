import { join } from 'node:path'
import { Aws, DefaultStackSynthesizer, Stack, Validations } from 'aws-cdk-lib'
import { Role, ServicePrincipal, type IRole } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import {
  BucketDeployment,
  CacheControl,
  Source,
  type BucketDeploymentProps,
} from 'aws-cdk-lib/aws-s3-deployment'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import { Construct } from 'constructs'
import * as v from 'valibot'
import { speculationRulesPath } from '#shared/addresses.ts'
import { cacheControlFor, contentTypes, speculationRules } from './edge/behaviour.ts'
import { createLog } from './logs.ts'
import { region, releaseParameter } from './stage.ts'
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

const only = (pattern: string) => ({ exclude: ['*'], include: [pattern] })

const typed = (ending: keyof typeof contentTypes) => ({ contentType: contentTypes[ending] })

// Each before the pages that refer to it. The last one invalidates the whole cache.
const uploadSteps: readonly UploadStep[] = [
  { id: 'Assets', example: 'assets/index.js', exclude: ['*.woff2'], ...assets },
  { id: 'Fonts', example: 'assets/a.woff2', ...only('*.woff2'), ...assets, ...typed('.woff2') },
  {
    id: 'Files',
    example: 'favicon.svg',
    exclude: ['assets/*', '*.html', '*.txt', speculationRules],
  },
  { id: 'Texts', example: 'robots.txt', ...only('*.txt'), ...typed('.txt') },
  {
    id: 'SpeculationRules',
    example: speculationRules,
    ...only(speculationRules),
    ...typed(speculationRulesPath),
  },
  {
    id: 'Pages',
    example: 'index.html',
    ...only('*.html'),
    ...typed('.html'),
    distributionPaths: ['/*'],
  },
]

/** Once the function is live, uploads the built site, invalidates the edge's cache, and records both as a release, which it returns. */
export function deploySite(
  parent: Construct,
  site: string,
  staticSite: StaticSite,
  live: lambda.Alias,
): string {
  const scope = new Construct(parent, 'SiteDeployment')
  // The pages name it: a new function has a new release of the pages too.
  const { s3ObjectKey } = new Asset(scope, 'Site', { path: site })
  const release = `${live.version.version} ${s3ObjectKey}`
  const logGroup = createLog(scope, 'Log')
  const uploadRole = createUploadRole(scope, staticSite)
  logGroup.grantWrite(uploadRole)
  // All steps share one function, with the first one's role.
  const role = uploadRole.withoutPolicyUpdates()
  let previous: lambda.Alias | BucketDeployment = live
  for (const { id, example, ...step } of uploadSteps) {
    const deployment = new BucketDeployment(scope, id, {
      ...step,
      sources: [Source.asset(join(site, step.destinationKeyPrefix ?? ''))],
      destinationBucket: staticSite.bucket,
      cacheControl: [CacheControl.fromString(cacheControlFor(example))],
      memoryLimit: 512,
      logGroup,
      role,
      ...(!step.destinationKeyPrefix && { metadata: { release } }),
      // Waiting for a slow invalidation could end in a rollback of the whole deployment, and of the rollback. The smoke
      // check waits instead.
      ...(step.distributionPaths && {
        distribution: staticSite.distribution,
        waitForDistributionInvalidation: false,
      }),
    })
    deployment.node.addDependency(previous)
    previous = deployment
  }
  const parameter = new StringParameter(scope, 'Release', {
    parameterName: releaseParameter(Stack.of(scope).stackName),
    description: 'The live release: the version of the function, the archive of the pages',
    stringValue: release,
  })
  parameter.node.addDependency(previous)
  acknowledgeFindings(scope, role)
  return release
}

const assetsOf = (account: string) =>
  `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}`

const referenceSchema = v.object({ Ref: v.string() })

/** The role of the function that uploads. The CDK's own may invalidate the cache of any distribution. */
function createUploadRole(scope: Construct, { bucket, distribution }: StaticSite): Role {
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  Bucket.fromBucketName(scope, 'AssetBucket', assetsOf(Aws.ACCOUNT_ID)).grantRead(role)
  bucket.grantReadWrite(role)
  distribution.grantCreateInvalidation(role)
  const { Ref: bucketId } = v.parse(referenceSchema, Stack.of(scope).resolve(bucket.bucketName))
  const wildcards = [
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:List*',
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    `Resource::arn:aws:s3:::${assetsOf('<AWS::AccountId>')}/*`,
    `Resource::<${bucketId}.Arn>/*`,
  ]
  const reason = "It reads the deployment's assets, and writes and deletes the site's files."
  Validations.of(role).acknowledge(
    ...wildcards.map((it) => ({ id: `AwsSolutions-IAM5[${it}]`, reason })),
  )
  return role
}

function acknowledgeFindings(scope: Construct, role: IRole): void {
  const uploading = Stack.of(scope)
    .node.findAll()
    .filter((it) => it instanceof lambda.Function && it.role === role)
  const reason = 'The CDK chooses the runtime and updates it with its releases.'
  for (const it of uploading) Validations.of(it).acknowledge({ id: 'AwsSolutions-L1', reason })
}
