import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnNamedQuery, CfnWorkGroup } from 'aws-cdk-lib/aws-athena'
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { checkoutPath, orderPages, returnPaths, serviceWorkerPath } from '#shared/addresses.ts'
import { logRetentionDays } from '#shared/retention.ts'

export const edgeLogPrefix = 'cloudfront/'
const queryResultsPrefix = 'query-results/'

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
      // Queries can be repeated, and some results contain IP addresses.
      { prefix: queryResultsPrefix, expiration: Duration.days(7) },
    ],
    // Kept with its logs, unless the first deployment fails: the next attempt starts from scratch.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
}

// About $0.50 a query, twice what a year of a million visits a month needs.
const largestScan = 100 * 1_000 ** 3

const tableName = 'edge_log'

// The fields in order, up to the last useful one; the rest of a line is ignored. The first is called date, a
// reserved word: https://docs.aws.amazon.com/athena/latest/ug/create-cloudfront-table-standard-logs.html
const columns =
  `day time x_edge_location sc_bytes c_ip cs_method cs_host cs_uri_stem sc_status cs_referrer
  cs_user_agent cs_uri_query cs_cookie x_edge_result_type x_edge_request_id x_host_header cs_protocol cs_bytes time_taken
  x_forwarded_for ssl_protocol ssl_cipher x_edge_response_result_type cs_protocol_version fle_status fle_encrypted_fields
  c_port time_to_first_byte x_edge_detailed_result_type sc_content_type`
    .split(/\s+/)
    .map((name) => ({ name, type: { day: 'date', sc_status: 'int' }[name] ?? 'string' }))

// The page, whether or not the edge function has changed the path.
const page = String.raw`regexp_replace(cs_uri_stem, '(.)/?(index\.html)?$', '$1')`
const documents = `cs_method = 'GET' AND sc_status IN (200, 304) AND sc_content_type LIKE 'text/html%'
  AND lower(cs_user_agent) NOT LIKE '%bot%'`
const byWorker = `cs_referrer LIKE '%${serviceWorkerPath}'`
const countWhere = (condition: string) => `sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`
const views = (path: string) => countWhere(`page = '${path}' AND cs_method = 'GET'`)

/** The owner's questions about visitors; docs/deploy.md explains the columns. */
export const accessLogQueries = {
  PagesByDay: `SELECT day, ${page} AS page,
  ${countWhere(`NOT ${byWorker}`)} AS opened, ${countWhere(byWorker)} AS saved
FROM ${tableName} WHERE ${documents}
GROUP BY day, ${page} ORDER BY day DESC, opened DESC, page`,
  BuilderAndCheckout: `SELECT day, ${views(orderPages.builder)} AS builder, ${views(orderPages.checkout)} AS checkout,
  ${countWhere("cs_method = 'POST'")} AS sent_to_pay,
  ${views(returnPaths.success)} AS paid, ${views(returnPaths.cancel)} AS unpaid
FROM (SELECT day, cs_method, ${page} AS page FROM ${tableName} WHERE (${documents} AND NOT ${byWorker})
  OR (cs_method = 'POST' AND sc_status = 200 AND cs_uri_stem = '${checkoutPath}')) requests
GROUP BY day ORDER BY day DESC`,
  NotFound: `SELECT cs_uri_stem AS address, cs_referrer AS linked_from, count(*) AS requests, max(day) AS latest
FROM ${tableName} WHERE sc_status = 404
GROUP BY cs_uri_stem, cs_referrer ORDER BY requests DESC LIMIT 200`,
  ReferringSites: `SELECT url_extract_host(cs_referrer) AS site, count(*) AS opened, max(day) AS latest
FROM ${tableName} WHERE ${documents} AND url_extract_host(cs_referrer) <> x_host_header
GROUP BY url_extract_host(cs_referrer) ORDER BY opened DESC, site LIMIT 200`,
} as const

const hive = 'org.apache.hadoop'

/** A table over the edge's access logs, and saved queries, in an Athena work group. Only a query's scan costs money. */
export function createAccessLogQueries(parent: Construct, accessLogs: Bucket): void {
  const scope = new Construct(parent, 'AccessLogQueries')
  const { stackName, account: catalogId } = Stack.of(scope)
  const { ref: workGroup } = new CfnWorkGroup(scope, 'WorkGroup', {
    name: stackName,
    recursiveDeleteOption: true,
    workGroupConfiguration: {
      enforceWorkGroupConfiguration: true,
      bytesScannedCutoffPerQuery: largestScan,
      resultConfiguration: {
        outputLocation: accessLogs.s3UrlForObject(queryResultsPrefix),
        encryptionConfiguration: { encryptionOption: 'SSE_S3' },
      },
    },
  })
  const databaseInput = { name: stackName.toLowerCase().replaceAll('-', '_') }
  const { ref: database } = new CfnDatabase(scope, 'Database', { catalogId, databaseInput })
  new CfnTable(scope, 'EdgeLog', {
    catalogId,
    databaseName: database,
    tableInput: {
      name: tableName,
      tableType: 'EXTERNAL_TABLE',
      parameters: { EXTERNAL: 'TRUE', 'skip.header.line.count': '2' },
      storageDescriptor: {
        location: accessLogs.s3UrlForObject(edgeLogPrefix),
        columns,
        inputFormat: `${hive}.mapred.TextInputFormat`,
        outputFormat: `${hive}.hive.ql.io.HiveIgnoreKeyTextOutputFormat`,
        serdeInfo: {
          serializationLibrary: `${hive}.hive.serde2.lazy.LazySimpleSerDe`,
          parameters: { 'field.delim': '\t', 'serialization.format': '\t' },
        },
      },
    },
  })
  for (const [name, queryString] of Object.entries(accessLogQueries)) {
    new CfnNamedQuery(scope, name, { name, database, workGroup, queryString })
  }
}
