import { Match } from 'aws-cdk-lib/assertions'
import { test } from 'vitest'
import { distributionWith } from './distribution-with.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

test('no bucket is open to the public', () => {
  template.allResourcesProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    WebsiteConfiguration: Match.absent(),
  })
})

test('only this distribution reads the files, over a signed connection, and may learn that one is not there', () => {
  template.hasResourceProperties('AWS::S3::BucketPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        {
          Action: ['s3:GetObject', 's3:ListBucket'],
          Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Resource: Match.anyValue(),
        },
      ]),
    },
  })
  template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
    OriginAccessControlConfig: {
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    },
  })
})

test('no default root object is set: the function at the edge names the file of every path (rule 15.1)', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({ DefaultRootObject: Match.absent() }),
  )
})

test('HTTP/2 and 3, compression, access logs, and TLS for every page', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      HttpVersion: 'http2and3',
      Logging: Match.objectLike({ IncludeCookies: false }),
      DefaultCacheBehavior: Match.objectLike({
        AllowedMethods: ['GET', 'HEAD'],
        Compress: true,
        ViewerProtocolPolicy: 'redirect-to-https',
      }),
    }),
  )
})

test('what is not there is answered with the page of its own and its status; nothing else is mapped', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      CustomErrorResponses: [
        {
          ErrorCode: 404,
          ResponseCode: 404,
          ResponsePagePath: '/404.html',
          ErrorCachingMinTTL: Match.anyValue(),
        },
      ],
    }),
  )
})

test('every answer carries the security headers', () => {
  const policy = { ResponseHeadersPolicyId: { Ref: Match.stringLikeRegexp('ResponseHeaders') } }
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      DefaultCacheBehavior: Match.objectLike(policy),
      CacheBehaviors: [Match.objectLike(policy)],
    }),
  )
})

test('only paths below /api/ reach the API: each method, over TLS, and nothing is kept', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      CacheBehaviors: [
        Match.objectLike({
          PathPattern: '/api/*',
          AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          // AWS's own policies: caching disabled; everything but the Host header.
          CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
          OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
          ViewerProtocolPolicy: 'https-only',
          FunctionAssociations: Match.absent(),
        }),
      ],
    }),
  )
})

test('pages are kept at the edge for a day, by their path alone', () => {
  template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: Match.objectLike({
      MinTTL: 86_400,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    }),
  })
})
