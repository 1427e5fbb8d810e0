import { setTimeout } from 'node:timers/promises'
import * as cloudfront from '@aws-sdk/client-cloudfront'
import * as lambda from '@aws-sdk/client-lambda'
import * as s3 from '@aws-sdk/client-s3'
import { paginateGetParameterHistory, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { assetsFolder } from '#infra/stack/edge/behaviour.ts'
import { releaseParameter } from '#infra/stack/stage.ts'
import { CommandError } from '#infra/tools/command.ts'
import { checkEvent } from '#lambda/check-event.ts'
import * as v from 'valibot'
import { clientSettings, invoke, type DeployedStack } from './aws.ts'
import type { Direction } from './targets.ts'

// Each value of the stack's parameter is a release: the function's version, and the archive of the pages.
const releasesSchema = v.array(
  v.object({ Value: v.pipe(v.string(), v.regex(/^\d+ \S+$/)), LastModifiedDate: v.date() }),
)

/** Where the pages name their release. Those of former deployments name none. */
export const releaseHeader = 'x-amz-meta-release'

/** The function's version in a release. */
export const versionOf = (release: string) => release.replace(/ .*/, '')

/** The releases that have been live, the last one last. */
async function readReleases({ stackName }: DeployedStack) {
  const client = new SSMClient(clientSettings)
  const releases: v.InferOutput<typeof releasesSchema> = []
  const Name = releaseParameter(stackName)
  for await (const { Parameters } of paginateGetParameterHistory({ client }, { Name })) {
    releases.push(...v.parse(releasesSchema, Parameters))
  }
  return { client, Name, releases }
}

/**
 * Restores function and pages: `back` those of the release before the live one, `forward` those that the stack was deployed
 * with. It can be repeated if it fails before it has updated the parameter.
 *
 * @returns the release
 */
export async function changeRelease(stack: DeployedStack, direction: Direction): Promise<string> {
  const { client, Name, releases } = await readReleases(stack)
  // A rollback lists a release again: the one before it precedes its first entry.
  const first = releases.findIndex(({ Value }) => Value === releases.at(-1)?.Value)
  const deployed = releases.findLast(({ Value }) => Value === stack.Release)
  const next = direction === 'back' ? releases[first - 1] : deployed
  if (!next)
    throw new CommandError(`There is no ${direction === 'back' ? 'earlier' : 'later'} release.`)
  const { Value, LastModifiedDate: time } = next
  const version = versionOf(Value)
  console.log(
    `Bringing back ${Value}: version ${version} of the function, with the pages of ${time.toISOString()}. The last deployment was of commit ${stack.Commit}.`,
  )
  const restoreFiles = await findFormerFiles(stack.FilesBucket, time)
  await moveAlias(stack.LiveFunction, version)
  await restoreFiles()
  const whenInvalidated = await invalidate(stack.DistributionId)
  await client.send(new PutParameterCommand({ Name, Value, Overwrite: true }))
  console.log(`Pages of ${time.toISOString()}; waiting for the edge's cache to be invalidated …`)
  await whenInvalidated()
  return Value
}

/** Which release is live in place of the stack's, if a rollback left it behind CloudFormation's back. */
export async function strayRelease(stack: DeployedStack): Promise<string | undefined> {
  const { releases } = await readReleases(stack)
  const { Value = '' } = releases.at(-1) ?? {}
  const { FunctionVersion } = await readAlias(stack.LiveFunction)
  const live = Value.replace(versionOf(Value), FunctionVersion)
  return live === stack.Release ? undefined : live
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

/** A function's alias, given by its ARN. */
async function readAlias(arn: string) {
  const end = arn.lastIndexOf(':')
  const alias = { FunctionName: arn.slice(0, end), Name: arn.slice(end + 1) }
  const client = new lambda.LambdaClient(clientSettings)
  const { FunctionVersion = '', RevisionId } = await client.send(new lambda.GetAliasCommand(alias))
  return { client, alias, FunctionVersion, RevisionId }
}

/** Points an alias to a version, earlier or later. */
async function moveAlias(arn: string, version: string): Promise<void> {
  const { client, alias, FunctionVersion: from, RevisionId } = await readAlias(arn)
  // Fails if anything else has moved the alias since, or if the SDK retries an update whose response was lost.
  await client.send(
    new lambda.UpdateAliasCommand({ ...alias, FunctionVersion: version, RevisionId }),
  )
  console.log(`Moved ${alias.Name} from version ${from} to version ${version}: prices and VAT too.`)
}

const attempts = 18

/**
 * Waits until the home page names the expected release, at most three minutes: a deployment asks the edge to forget the former
 * pages, and ends before it has. While the function is of another one, waiting is in vain.
 */
export async function awaitPages(site: string, arn: string, release: string, pauseMs = 10_000) {
  const { executed } = await invoke(arn, checkEvent(site, '{'), AbortSignal.timeout(30_000))
  for (let attempt = 0; executed === versionOf(release) && attempt < attempts; attempt += 1) {
    const home = await fetch(site, { method: 'HEAD', signal: AbortSignal.timeout(20_000) })
    const named = home.headers.get(releaseHeader)
    if (named === null || named === release) return
    console.log(`The pages are of ${named}, the release is ${release}; waiting …`)
    await setTimeout(pauseMs)
  }
}
