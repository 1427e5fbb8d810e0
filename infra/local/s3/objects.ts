import { createHash } from 'node:crypto'

/** A file in a bucket. */
export type StoredObject = {
  readonly body: Buffer
  /** What was stored with it, as the headers under which it is handed out. */
  readonly metadata: Readonly<Record<string, string>>
  readonly etag: string
  readonly lastModified: string
}

/** The objects of a bucket by key. */
export type Objects = Map<string, StoredObject>

/**
 * An object as it is after it was stored. Its tag is the MD5 of its content, which S3 takes for what is uploaded at once and
 * encrypted by S3's own keys: docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html
 */
export function storedObject(
  body: Buffer,
  metadata: Readonly<Record<string, string>>,
): StoredObject {
  return {
    body,
    metadata,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    lastModified: new Date().toUTCString(),
  }
}
