import type { Resource, Stack } from '#infra/local/cloudformation/stack.ts'
import { answer, type HttpAnswer, type HttpRequest, type Origin } from '#infra/local/http.ts'
import * as z from '#shared/schema.ts'
import { deployedObjects } from './bucket-deployment.ts'
import { bucketAccess } from './bucket-policy.ts'
import type { Objects } from './objects.ts'

// Encryption, logging, tags and rules for old objects are nothing that a reader meets. A bucket that answers as a website
// would, and public access is what its policy would have to grant.
const bucketSchema = z.strictObject({
  BucketEncryption: z.optional(z.unknown()),
  LifecycleConfiguration: z.optional(z.unknown()),
  LoggingConfiguration: z.optional(z.unknown()),
  OwnershipControls: z.optional(z.unknown()),
  PublicAccessBlockConfiguration: z.optional(z.unknown()),
  Tags: z.optional(z.unknown()),
})

/** docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
function refusal(status: number, code: string, message: string): HttpAnswer {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return answer(status, { 'content-type': 'application/xml' }, xml)
}

// In bytes: docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html
const maxKeyLength = 1_024

function keyOf(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return null
  }
}

function createBucket(stack: Stack, bucket: Resource<unknown>, objects: Objects): Origin {
  const access = bucketAccess(stack, {
    name: bucket.attribute('Ref'),
    arn: bucket.attribute('Arn'),
  })

  function answerTo({ method, path }: HttpRequest, signer: string | null): HttpAnswer {
    if (method !== 'GET' && method !== 'HEAD') {
      return refusal(405, 'MethodNotAllowed', 'The specified method is not allowed.')
    }
    const key = keyOf(path)
    if (key === null) return refusal(400, 'InvalidURI', "Couldn't parse the specified URI.")
    if (Buffer.byteLength(key) > maxKeyLength) {
      return refusal(400, 'KeyTooLongError', 'Your key is too long.')
    }
    // Without a key, it is the list that is asked for, which nothing here ever does.
    if (key === '' || !access.mayRead(signer, key)) {
      return refusal(403, 'AccessDenied', 'Access Denied')
    }
    const object = objects.get(key)
    if (!object) {
      // docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html: "If the object you request doesn't exist, the error that
      // Amazon S3 returns depends on whether you also have the s3:ListBucket permission."
      return access.mayList(signer)
        ? refusal(404, 'NoSuchKey', 'The specified key does not exist.')
        : refusal(403, 'AccessDenied', 'Access Denied')
    }
    const { metadata, etag, lastModified, body } = object
    const headers = { ...metadata, etag, 'last-modified': lastModified }
    return { status: 200, headers, cookies: [], body }
  }

  return async (request, signer) => answerTo(request, signer)
}

/**
 * The stack's buckets, filled as its deployment fills them, by the domain name under which the edge asks for their files.
 *
 * @throws CommandError for a setting that is unknown here
 */
export function bucketOrigins(stack: Stack): ReadonlyMap<string, Origin> {
  const deployed = deployedObjects(stack)
  const buckets = stack.resources('AWS::S3::Bucket', bucketSchema).flatMap((bucket) => {
    const objects = deployed.get(bucket.attribute('Ref'))
    return objects ? [{ bucket, objects }] : []
  })
  return new Map(
    buckets.map(({ bucket, objects }) => [
      bucket.attribute('RegionalDomainName'),
      createBucket(stack, bucket, objects),
    ]),
  )
}
