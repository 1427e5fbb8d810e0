import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnQueryDefinition, LogGroup, type ILogGroup } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { failureEvent } from '#lambda/deployment.ts'
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

/** Saves the questions of whoever is on call as queries of Logs Insights, each with its logs selected. */
export function createQueries(parent: Construct, functionLog: ILogGroup, apiLog: ILogGroup): void {
  const scope = new Construct(parent, 'Queries')
  const save = (name: string, logs: readonly ILogGroup[], queryString: string) =>
    new CfnQueryDefinition(scope, name, {
      name: `${Stack.of(scope).stackName}/${name}`,
      logGroupNames: logs.map(({ logGroupName }) => logGroupName),
      queryString,
    })
  const slowest = `fields @timestamp, route, latency, integrationLatency, status, functionRequestId
| filter route != "$default" | sort latency desc | limit 50`
  const byCode = `filter event = "${failureEvent}"
| stats count(*) as requests, max(@timestamp) as latest by path, code, status | sort requests desc`
  const one = `fields @timestamp, @log, @message | sort @timestamp asc
| filter @message like "REPLACE BY A REQUEST ID OF THE FUNCTION, THE API OR THE PROVIDER"`
  save('SlowestCalls', [apiLog], slowest)
  save('RefusalsByCode', [functionLog], byCode)
  save('OneRequest', [functionLog, apiLog], one)
}
