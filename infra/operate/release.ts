import { setTimeout } from 'node:timers/promises'
import * as cloudfront from '@aws-sdk/client-cloudfront'
import * as lambda from '@aws-sdk/client-lambda'
import * as s3 from '@aws-sdk/client-s3'
import { paginateGetParameterHistory, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { assetsFolder } from '#infra/stack/edge/behaviour.ts'
import { releaseParameter } from '#infra/stack/stage.ts'
import { CommandError } from '#infra/tools/command.ts'
import { dryRunEvent } from '#lambda/dry-run-event.ts'
import * as v from 'valibot'
import { clientSettings, invoke, type DeployedStack } from './aws.ts'

// Each value of the stack's parameter is a release: the function's version, and the archive of the pages.
const releasesSchema = v.array(
  v.object({ Value: v.pipe(v.string(), v.regex(/^\d+ \S+$/)), LastModifiedDate: v.date() }),
)

/**
 * Restores the function and the pages of the release before the live one, and returns the function's version. It can be
 * repeated if it fails before it has updated the parameter.
 */
export async function rollBackRelease(stack: DeployedStack): Promise<string> {
  const client = new SSMClient(clientSettings)
  const Name = releaseParameter(stack.stackName)
  const releases: v.InferOutput<typeof releasesSchema> = []
  for await (const { Parameters } of paginateGetParameterHistory({ client }, { Name })) {
    releases.push(...v.parse(releasesSchema, Parameters))
  }
  // A rollback lists a release again: the one before it precedes its first entry.
  const first = releases.findIndex(({ Value }) => Value === releases.at(-1)?.Value)
  const former = releases[first - 1]
  if (!former) throw new CommandError('There is no earlier release.')
  const { Value, LastModifiedDate: time } = former
  const [version = ''] = Value.split(' ')
  console.log(
    `Bringing back version ${version} of the function, with the pages of ${time.toISOString()}. The last deployment was of commit ${stack.Commit}.`,
  )
  const restoreFiles = await findFormerFiles(stack.FilesBucket, time)
  await moveAlias(stack.LiveFunction, version)
  await restoreFiles()
  const whenInvalidated = await invalidate(stack.DistributionId)
  await client.send(new PutParameterCommand({ Name, Value, Overwrite: true }))
  console.log(`Pages of ${time.toISOString()}; waiting for the edge's cache to be invalidated …`)
  await whenInvalidated()
  return version
}

const versionShape = { Key: v.string(), VersionId: v.string(), LastModified: v.date() }
const versionsSchema = v.optional(v.array(v.object({ ...versionShape, IsLatest: v.boolean() })), [])

/** All versions of the files, except for assets, which no release removes. A deletion is a version too. */
async function listVersions(client: s3.S3Client, Bucket: string) {
  const listed = []
  let page: s3.ListObjectVersionsOutput | undefined
  do {
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {}
    const list = new s3.ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker })
    page = await client.send(list)
    const files = v.parse(versionsSchema, page.Versions)
    const deletions = v.parse(versionsSchema, page.DeleteMarkers)
    listed.push(...files.map((each) => ({ ...each, isFile: true })))
    listed.push(...deletions.map((each) => ({ ...each, isFile: false })))
  } while (page.IsTruncated)
  return listed.filter(({ Key }) => !Key.startsWith(assetsFolder))
}

/** Finds a bucket's files at a moment, and returns a function that restores them. Each change adds a version. */
async function findFormerFiles(Bucket: string, moment: Date): Promise<() => Promise<void>> {
  const client = new s3.S3Client(clientSettings)
  const versions = await listVersions(client, Bucket)
  const earlier = versions
    .filter(({ LastModified }) => LastModified <= moment)
    .toSorted((a, b) => a.LastModified.getTime() - b.LastModified.getTime())
  const former = new Map(earlier.map((each) => [each.Key, each]))
  if (!former.get('index.html')?.isFile)
    throw new CommandError(
      'The pages of the earlier release are no longer stored. Deploy its commit instead.',
    )
  const changed = versions.filter((each) => each.IsLatest && each !== former.get(each.Key))
  return async () => {
    const restoring = changed.map(async ({ Key, isFile }) => {
      const { isFile: wasFile, VersionId } = former.get(Key) ?? {}
      if (wasFile) {
        const CopySource = `${Bucket}/${encodeURI(Key)}?versionId=${VersionId}`
        await client.send(new s3.CopyObjectCommand({ Bucket, Key, CopySource }))
      } else if (isFile) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))
    })
    await Promise.all(restoring)
  }
}

async function invalidate(DistributionId: string) {
  const client = new cloudfront.CloudFrontClient(clientSettings)
  const Paths = { Quantity: 1, Items: ['/*'] }
  const InvalidationBatch = { CallerReference: new Date().toISOString(), Paths }
  const { Invalidation } = await client.send(
    new cloudfront.CreateInvalidationCommand({ DistributionId, InvalidationBatch }),
  )
  const waiting = { client, minDelay: 5, maxWaitTime: 600 }
  const Id = Invalidation?.Id
  return () => cloudfront.waitUntilInvalidationCompleted(waiting, { DistributionId, Id })
}

/** Points a function's alias, given by its ARN, to a version, earlier or later. */
export async function moveAlias(arn: string, version: string): Promise<void> {
  const client = new lambda.LambdaClient(clientSettings)
  const end = arn.lastIndexOf(':')
  const alias = { FunctionName: arn.slice(0, end), Name: arn.slice(end + 1) }
  const getAlias = new lambda.GetAliasCommand(alias)
  const { FunctionVersion: from = '', RevisionId } = await client.send(getAlias)
  // Fails if anything else has moved the alias since, or if the SDK retries an update whose response was lost.
  await client.send(
    new lambda.UpdateAliasCommand({ ...alias, FunctionVersion: version, RevisionId }),
  )
  console.log(`Moved ${alias.Name} from version ${from} to version ${version}: prices and VAT too.`)
}

const attempts = 18

/**
 * Waits until the home page names the live version of the function, at most three minutes: a deployment asks the edge to
 * forget the former pages, and ends before it has.
 */
export async function awaitPages(site: string, arn: string, pauseMs = 10_000): Promise<void> {
  const { executed: live } = await invoke(arn, dryRunEvent(site, '{'), AbortSignal.timeout(30_000))
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const home = await fetch(site, { method: 'HEAD', signal: AbortSignal.timeout(20_000) })
    const named = home.headers.get('x-amz-meta-function')
    if (named === null || named === live) return
    console.log(`The pages are of version ${named}, the function is version ${live}; waiting …`)
    await setTimeout(pauseMs)
  }
}
