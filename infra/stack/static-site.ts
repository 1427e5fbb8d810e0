import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { originSecretHeader } from '#lambda/deployment.ts'
import { apiPaths } from '#shared/addresses.ts'
import { requestHeaders } from '#shared/checkout-contract.ts'
import type { Config } from './config-schema.ts'
import { edgeFunction, hstsSeconds, responseHeaders } from './edge/behaviour.ts'
import type { SiteApi } from './site-api.ts'
import type { Stage } from './stage.ts'
import { edgeLogPrefix } from './logs.ts'

// At least this long, whatever Cache-Control tells browsers: the bucket may be on another continent. Each deployment
// invalidates the pages.
const edgeTtl = Duration.days(1)

// How many releases a rollback (npm run rollback) can restore, whatever their age.
const keptReleases = 5

const notFound = { httpStatus: 404, responseHttpStatus: 404 }

type StaticSiteProps = {
  readonly siteApi: SiteApi
  readonly accessLogs: Bucket
  readonly stage: Stage
  readonly firewallArn: string | undefined
}

export type StaticSite = ReturnType<typeof createStaticSite>

/** A private bucket with the built site, a distribution in front of it and the API, and the domain's records. */
export function createStaticSite(parent: Construct, props: StaticSiteProps) {
  const scope = new Construct(parent, 'StaticSite')
  const { accessLogs, firewallArn, siteApi, stage } = props
  const { domainNames = [], certificateArn: arn } = stage.config
  const certificate = arn ? Certificate.fromCertificateArn(scope, 'Certificate', arn) : undefined
  const bucket = new Bucket(scope, 'Files', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 's3/',
    // Everything in it can be rebuilt, and CloudFormation deletes only empty buckets, even when it rolls back.
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionsToRetain: keptReleases, noncurrentVersionExpiration: Duration.days(1) },
    ],
  })
  const responseHeadersPolicy = createResponseHeaders(scope, stage)
  const distribution = new cloudfront.Distribution(scope, 'Distribution', {
    comment: `${Stack.of(scope).stackName}: the site and its API`,
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    defaultBehavior: { ...pages(scope, bucket, domainNames), responseHeadersPolicy },
    additionalBehaviors: { [apiPaths]: { ...apiRequests(scope, siteApi), responseHeadersPolicy } },
    // Applies to the whole distribution, so the API must never respond with a 404.
    errorResponses: [{ ...notFound, responsePagePath: '/404.html', ttl: Duration.minutes(1) }],
    enableLogging: true,
    logBucket: accessLogs,
    logFilePrefix: edgeLogPrefix,
    logIncludesCookies: false,
    ...(certificate && {
      domainNames,
      certificate,
      // Phones from before 2019 don't support TLS 1.3 natively, and many are still in use.
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2025,
    }),
    ...(firewallArn !== undefined && { webAclId: firewallArn }),
  })
  const findings = {
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The edge function maps every path to a file, so no request reaches the bucket without a key.',
    'AwsSolutions-CFR1': 'The site is for readers everywhere.',
    ...(firewallArn === undefined && {
      'AwsSolutions-CFR2':
        'Files cost little to serve, and the API is throttled. The setting `firewall` adds rate limits per IP address.',
    }),
    ...(!certificate && {
      'AwsSolutions-CFR4': "CloudFront's own address comes with its certificate and TLS policy.",
    }),
  }
  const acknowledged = Object.entries(findings).map(([id, reason]) => ({ id, reason }))
  Validations.of(distribution).acknowledge(...acknowledged)
  createRecords(parent, stage.config, distribution)
  // CloudFront's own last.
  const names = [...domainNames, distribution.distributionDomainName]
  return { bucket, distribution, certificate, origins: names.map((name) => `https://${name}`) }
}

/** Adds the security headers to every response: unlike an edge function, a policy covers the origin's errors too. */
function createResponseHeaders(scope: Construct, stage: Stage) {
  // CloudFront has fields of its own for these headers, and rejects them as custom headers.
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': _hsts,
    'referrer-policy': _referrerPolicy,
    'x-content-type-options': _nosniff,
    ...custom
  } = responseHeaders(stage)
  const override = true
  const referrerPolicy = cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN
  return new cloudfront.ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    comment: 'Security headers for every response',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      strictTransportSecurity: { accessControlMaxAge: Duration.seconds(hstsSeconds), override },
      referrerPolicy: { referrerPolicy, override },
      contentTypeOptions: { override },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override })),
    },
  })
}

/** Points the domain names to the edge, if the hosted zone is set. */
function createRecords(
  scope: Construct,
  { domainNames = [], hostedZone }: Config,
  distribution: cloudfront.Distribution,
): void {
  if (!hostedZone) return
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: hostedZone.id,
    zoneName: hostedZone.name,
  })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  for (const name of domainNames) {
    const record = { zone, recordName: `${name}.`, target }
    new ARecord(scope, `${name}-A`, record)
    new AaaaRecord(scope, `${name}-AAAA`, record)
  }
}

function pages(scope: Construct, bucket: Bucket, domainNames: readonly string[]) {
  const eventType = cloudfront.FunctionEventType.VIEWER_REQUEST
  const rewriting = new cloudfront.Function(scope, 'RewriteRequest', {
    comment: 'Maps a path to the file to serve',
    code: cloudfront.FunctionCode.fromInline(edgeFunction(domainNames)),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  })
  return {
    // S3 responds with 404 for a missing file only if listing is allowed; otherwise with 403.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    }),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: new cloudfront.CachePolicy(scope, 'Cache', {
      comment: 'Pages and assets, cached by path only',
      minTtl: edgeTtl,
      defaultTtl: edgeTtl,
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    functionAssociations: [{ eventType, function: rewriting }],
  }
}

function apiRequests(
  scope: Construct,
  { domainName, originSecret }: SiteApi,
): cloudfront.BehaviorOptions {
  return {
    origin: new HttpOrigin(domainName, {
      // Replaces any header of this name from a browser. The template only contains a reference to the secret.
      customHeaders: { [originSecretHeader]: originSecret.secretValue.unsafeUnwrap() },
    }),
    // A redirect would lose the request's body.
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    // Methods the function refuses are allowed too, so that their error is its JSON and not CloudFront's page.
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    // The API refuses more than 10 kB of headers, which cookies of another site of the domain alone can reach.
    originRequestPolicy: new cloudfront.OriginRequestPolicy(scope, 'ApiRequests', {
      comment: 'The headers that the function reads, no cookies and no query',
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(...requestHeaders),
    }),
    compress: false,
  }
}
