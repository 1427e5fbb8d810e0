import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { originSecretHeader } from '#lambda/deployment.ts'
import type { CheckoutApi } from './checkout-api.ts'
import { createResponseHeaders } from './response-headers.ts'

// The edge keeps pages for a day, whatever their Cache-Control tells the browsers: a deployment clears them. Else every
// page would wait for a bucket on another continent.
const keptAtTheEdge = Duration.days(1)

interface StaticSiteProps {
  /** What answers below /api/. */
  readonly checkoutApi: CheckoutApi
  /** The bucket for access logs. */
  readonly accessLogs: Bucket
  /** Names of the site beside CloudFront's own. */
  readonly domain?: { readonly names: readonly string[]; readonly certificate: ICertificate }
  /** The ARN of a web application firewall. */
  readonly firewallArn?: string
}

/** A private bucket with the built site, and the edge in front of it and of the API. */
export class StaticSite extends Construct {
  readonly bucket: Bucket
  readonly distribution: Distribution

  /** The addresses at which browsers see the site. */
  readonly origins: readonly string[]

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id)
    const { accessLogs, domain, firewallArn } = props
    this.bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 's3/',
      // All of it can be built again.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const responseHeadersPolicy = createResponseHeaders(this)
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'The site and its API',
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: { ...this.pages(), responseHeadersPolicy },
      additionalBehaviors: { '/api/*': { ...apiCalls(props.checkoutApi), responseHeadersPolicy } },
      // Distribution-wide, so the API must never answer 404 itself.
      errorResponses: [
        {
          httpStatus: 404,
          responseHttpStatus: 404,
          responsePagePath: '/404.html',
          ttl: Duration.minutes(1),
        },
      ],
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'cloudfront/',
      logIncludesCookies: false,
      ...(domain && {
        domainNames: [...domain.names],
        certificate: domain.certificate,
        // Phones from before 2019 speak no TLS 1.3 by themselves, and many of them are in use.
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
      }),
      ...(firewallArn !== undefined && { webAclId: firewallArn }),
    })
    this.origins = [...(domain?.names ?? []), this.distribution.distributionDomainName].map(
      (name) => `https://${name}`,
    )
    this.acknowledge(props)
  }

  private pages(): BehaviorOptions {
    return {
      // With the right to list, S3 answers 404 for what isn't there; without, 403.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      compress: true,
      cachePolicy: new CachePolicy(this, 'Cache', {
        comment: 'Pages and assets, by their path alone',
        minTtl: keptAtTheEdge,
        defaultTtl: keptAtTheEdge,
        maxTtl: Duration.days(365),
        queryStringBehavior: CacheQueryStringBehavior.none(),
        headerBehavior: CacheHeaderBehavior.none(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new EdgeFunction(this, 'RewriteRequest', {
            comment: 'Names the file that answers a path',
            code: FunctionCode.fromFile({ filePath: 'infra/edge/rewrite-request.js' }),
            runtime: FunctionRuntime.JS_2_0,
          }),
        },
      ],
    }
  }

  private acknowledge({ domain, firewallArn }: StaticSiteProps): void {
    const findings = Validations.of(this.distribution)
    findings.acknowledge(
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason:
          'The function at the edge names a file for every path, so no request reaches the bucket without a key.',
      },
      {
        id: 'AwsSolutions-CFR1',
        reason: 'The site is for readers anywhere; the company decides with whom it does business.',
      },
    )
    if (firewallArn === undefined) {
      findings.acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'Files cost little to serve, and calls above a throttle are held back: a flood can hold up checkouts and break nothing. The setting `firewall` limits what comes from one address.',
      })
    }
    if (!domain) {
      findings.acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: "CloudFront's own address has CloudFront's own certificate, and TLS policy.",
      })
    }
  }
}

/** Calls of the API: nothing is kept, and everything but the Host header passes. */
function apiCalls({ domainName, originSecret }: CheckoutApi): BehaviorOptions {
  return {
    origin: new HttpOrigin(domainName, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      // What a browser sends under this name is replaced. The template holds a reference to the secret.
      customHeaders: { [originSecretHeader]: originSecret.secretValue.unsafeUnwrap() },
    }),
    // A redirect would lose the body.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    // All of them, so that the function answers what it refuses: as JSON.
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    compress: false,
  }
}
