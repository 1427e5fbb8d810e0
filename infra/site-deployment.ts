import { join } from 'node:path'
import { DefaultStackSynthesizer, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnBucket, type Bucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  CacheControl,
  Source,
  type BucketDeploymentProps,
} from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { cacheControlOf } from './cache-control.ts'

interface SiteDeploymentProps {
  /** The folder with the built site. */
  readonly site: string
  readonly bucket: Bucket
  readonly distribution: IDistribution
  /** How long the log of the copying is kept. */
  readonly retention: RetentionDays
}

type Part = Pick<
  BucketDeploymentProps,
  'destinationKeyPrefix' | 'exclude' | 'include' | 'prune' | 'contentType'
> & {
  readonly id: string
  /** A file that stands for all that are copied by this part. */
  readonly example: string
}

const assets = 'assets'

// First what pages refer to, then the pages. Assets are never removed: a page that has been open since before a
// deployment still loads its own.
const parts: readonly Part[] = [
  {
    id: 'Assets',
    example: 'assets/index.js',
    destinationKeyPrefix: assets,
    exclude: ['*.woff2'],
    prune: false,
  },
  {
    id: 'Fonts',
    example: 'assets/font.woff2',
    destinationKeyPrefix: assets,
    exclude: ['*'],
    include: ['*.woff2'],
    prune: false,
    // The copying guesses types by name and doesn't know this one.
    contentType: 'font/woff2',
  },
  {
    id: 'Files',
    example: 'favicon.svg',
    exclude: [`${assets}/*`, '*.html'],
    prune: true,
  },
  {
    id: 'Pages',
    example: 'index.html',
    exclude: ['*'],
    include: ['*.html'],
    prune: true,
    contentType: 'text/html; charset=utf-8',
  },
]

/** Copies the built site into its bucket, each kind of file with its Cache-Control, and then clears the edge. */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, props: SiteDeploymentProps) {
    super(scope, id)
    const { site, bucket, distribution } = props
    const logGroup = new LogGroup(this, 'Log', {
      retention: props.retention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const steps = parts.map(({ id: partId, example, ...part }, index) => {
      const isLast = index === parts.length - 1
      return new BucketDeployment(this, partId, {
        ...part,
        sources: [Source.asset(join(site, part.destinationKeyPrefix ?? ''))],
        destinationBucket: bucket,
        cacheControl: [CacheControl.fromString(cacheControlOf(example))],
        memoryLimit: 512,
        logGroup,
        ...(isLast && { distribution, distributionPaths: ['/*'] }),
      })
    })
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      if (before) step.node.addDependency(before)
    }
    // One function copies all parts.
    if (steps[0]) acknowledgeCopying(steps[0], bucket)
  }
}

/** What is found in the function that does the copying, which is the CDK's own: its code, its role. */
function acknowledgeCopying({ handlerRole }: BucketDeployment, bucket: Bucket): void {
  const copying = handlerRole.node.scope
  if (!copying) throw new Error('The role of the copying stands alone.')
  const stack = Stack.of(bucket)
  const uploads = `cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-<AWS::AccountId>-${stack.region}`
  const acknowledge = (reason: string, ...ids: readonly string[]) =>
    Validations.of(copying).acknowledge(...ids.map((id) => ({ id: `AwsSolutions-${id}`, reason })))

  acknowledge('The CDK chooses the runtime, and moves on with its releases.', 'L1')
  acknowledge(
    "AWS's own policy for a function's log.",
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  )
  acknowledge(
    'It reads what this deployment uploaded.',
    'IAM5[Action::s3:GetObject*]',
    'IAM5[Action::s3:GetBucket*]',
    'IAM5[Action::s3:List*]',
    `IAM5[Resource::arn:aws:s3:::${uploads}/*]`,
  )
  acknowledge(
    'It writes and removes the files of the site, and nothing else.',
    'IAM5[Action::s3:Abort*]',
    'IAM5[Action::s3:DeleteObject*]',
    `IAM5[Resource::<${logicalIdOf(bucket)}.Arn>/*]`,
  )
  acknowledge('CloudFront knows no resources for clearing the edge.', 'IAM5[Resource::*]')
}

function logicalIdOf(bucket: Bucket): string {
  const resource = bucket.node.defaultChild
  if (!CfnBucket.isCfnBucket(resource)) throw new Error('A bucket without its resource.')
  return Stack.of(bucket).getLogicalId(resource)
}
