import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { logRetentionDays } from '#shared/lifetimes.ts'

/** A log that is kept as long as the Privacy Policy says, and deleted with the stack. */
export function createLog(scope: Construct, id: string, logGroupName?: string): LogGroup {
  const removalPolicy = RemovalPolicy.DESTROY
  return new LogGroup(scope, id, { retention: logRetentionDays, removalPolicy, logGroupName })
}

export const edgeLogPrefix = 'cloudfront/'

export function createAccessLogBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'AccessLogs', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // CloudFront's standard logging needs ACLs to be enabled.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [
      {
        expiration: Duration.days(logRetentionDays),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    // Kept with its logs, unless the first deployment fails: the next attempt starts from scratch.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
}
