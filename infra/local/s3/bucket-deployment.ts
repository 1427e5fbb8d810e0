import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import type { Resource, Stack } from '#infra/local/cloudformation/stack.ts'
import { unsupported } from '#infra/local/cloudformation/template.ts'
import { filesIn } from '#infra/tools/files.ts'
import * as z from '#shared/schema.ts'
import { storedObject, type Objects } from './objects.ts'
import { syncFilter } from './sync-filter.ts'

// What the CDK's own program for copying takes; each property is an argument of `aws s3 sync` there.
const deploymentSchema = z.strictObject({
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SourceObjectKeys: z.tuple([z.string()]),
  Exclude: z._default(z.array(z.string()), []),
  Include: z._default(z.array(z.string()), []),
  Prune: z.boolean(),
  SystemMetadata: z._default(
    z.strictObject({
      'cache-control': z.optional(z.string()),
      'content-type': z.optional(z.string()),
    }),
    {},
  ),
  // Who copies, and from which bucket: the key names the asset.
  ServiceToken: z.string(),
  SourceBucketNames: z.tuple([z.string()]),
  // Nothing is held at the preview's edge that could be cleared.
  DistributionId: z.optional(z.string()),
  DistributionPaths: z.optional(z.array(z.string())),
  WaitForDistributionInvalidation: z.optional(z.boolean()),
  OutputObjectKeys: z.optional(z.boolean()),
})

type Deployment = Resource<z.infer<typeof deploymentSchema>>

/** The files of a folder by the keys that they get. */
function keysIn(folder: string): string[] {
  return filesIn(folder).map((file) => relative(folder, file).split(sep).join('/'))
}

/** Copies files as `aws s3 sync` does: docs.aws.amazon.com/cli/latest/reference/s3/sync.html */
function sync({ properties }: Deployment, source: string, objects: Objects): void {
  const { DestinationBucketKeyPrefix: destination, Prune: prune, SystemMetadata } = properties
  const prefix = destination === '' ? '' : `${destination}/`
  const isTaken = syncFilter(properties.Exclude, properties.Include)
  const files = new Set(keysIn(source).filter(isTaken))
  if (prune) {
    const held = [...objects.keys()].filter((key) => key.startsWith(prefix))
    for (const key of held) {
      const path = key.slice(prefix.length)
      // "Files excluded by filters are excluded from deletion."
      if (isTaken(path) && !files.has(path)) objects.delete(key)
    }
  }
  for (const file of files) {
    objects.set(
      prefix + file,
      storedObject(readFileSync(join(source, file)), {
        // Guessed by the name, without a charset; what has no guess is what S3 takes everything for.
        'content-type': lookup(file) ?? 'binary/octet-stream',
        ...SystemMetadata,
      }),
    )
  }
}

/** The steps of a deployment, each after those that it depends on. */
function inOrder(deployments: readonly Deployment[]): readonly Deployment[] {
  const ordered: Deployment[] = []
  let waiting = deployments
  while (waiting.length > 0) {
    const ready = waiting.filter(
      ({ dependsOn }) => !waiting.some(({ id }) => dependsOn.includes(id)),
    )
    if (ready.length === 0) throw unsupported(`${waiting[0]?.id} depends on itself`)
    ordered.push(...ready)
    waiting = waiting.filter((each) => !ready.includes(each))
  }
  return ordered
}

/**
 * Fills the stack's buckets as its deployment does, step after step.
 *
 * @returns the objects of each bucket, by the bucket's name
 * @throws CommandError when a step has a setting that is unknown here
 */
export function deployedObjects(stack: Stack): ReadonlyMap<string, Objects> {
  const buckets = new Map<string, Objects>()
  for (const deployment of inOrder(
    stack.resources('Custom::CDKBucketDeployment', deploymentSchema),
  )) {
    const { DestinationBucketName: bucket, SourceObjectKeys: keys } = deployment.properties
    const objects = buckets.get(bucket) ?? new Map()
    buckets.set(bucket, objects)
    sync(deployment, stack.findAsset(keys[0]), objects)
  }
  return buckets
}
