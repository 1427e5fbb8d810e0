import * as s3 from '@aws-sdk/client-s3'
import { assetsFolder } from '#infra/stack/cache-control.ts'
import { CommandError } from '#infra/tools/command.ts'
import * as z from '#shared/schema.ts'
import { clientSettings } from './aws.ts'

const version = { Key: z.string(), VersionId: z.string(), LastModified: z.date() }
const versionsSchema = z._default(z.array(z.object({ ...version, IsLatest: z.boolean() })), [])

/** All versions of the files, except for assets, which no release removes. A deletion is a version too. */
async function listVersions(client: s3.S3Client, Bucket: string) {
  const listed = []
  let page: s3.ListObjectVersionsOutput | undefined
  do {
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {}
    const list = new s3.ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker })
    page = await client.send(list)
    const files = versionsSchema.parse(page.Versions)
    const deletions = versionsSchema.parse(page.DeleteMarkers)
    listed.push(...files.map((each) => ({ ...each, isFile: true })))
    listed.push(...deletions.map((each) => ({ ...each, isFile: false })))
  } while (page.IsTruncated)
  return listed.filter(({ Key }) => !Key.startsWith(assetsFolder))
}

/**
 * Finds out what a bucket's files were at a moment.
 *
 * @returns makes them so again; nothing is lost, because each change adds a version
 */
export async function findFormerFiles(Bucket: string, moment: Date): Promise<() => Promise<void>> {
  const client = new s3.S3Client(clientSettings)
  const versions = await listVersions(client, Bucket)
  const earlier = versions
    .filter(({ LastModified }) => LastModified <= moment)
    .toSorted((a, b) => a.LastModified.getTime() - b.LastModified.getTime())
  const former = new Map(earlier.map((each) => [each.Key, each]))
  if (!former.get('index.html')?.isFile) {
    throw new CommandError(
      'The pages of the earlier release are no longer kept: deploy its commit.',
    )
  }
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
