import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { distributionWith } from './distribution-with.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

test('all buckets block public access', () => {
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

test('a first deployment that fails leaves no bucket behind', () => {
  const buckets = z
    .record(z.string(), z.object({ DeletionPolicy: z.string() }))
    .parse(template.findResources('AWS::S3::Bucket'))
  const policies = Object.entries(buckets).map(([id, bucket]) => [
    id.replace(/[0-9A-F]{8}$/, ''),
    bucket.DeletionPolicy,
  ])
  expect(policies).toEqual([
    ['AccessLogs', 'RetainExceptOnCreate'],
    ['StaticSiteFiles', 'Delete'],
  ])
})

test('deleting the stack empties the bucket with the files, without which CloudFormation keeps it', () => {
  template.hasResource('Custom::S3AutoDeleteObjects', {
    Properties: { BucketName: { Ref: Match.stringLikeRegexp('^StaticSiteFiles') } },
    DeletionPolicy: 'Delete',
  })
})

test('only this distribution can read and list the files, with signed requests', () => {
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

test('HTTP/2 and HTTP/3, access logs, and HTTPS for every page and call', () => {
  template.hasResourceProperties(
    'AWS::CloudFront::Distribution',
    distributionWith({
      HttpVersion: 'http2and3',
      Logging: Match.objectLike({ IncludeCookies: false }),
      DefaultCacheBehavior: Match.objectLike({
        ViewerProtocolPolicy: 'redirect-to-https',
      }),
      CacheBehaviors: [Match.objectLike({ ViewerProtocolPolicy: 'https-only' })],
    }),
  )
})

test('pages are cached at the edge for a day, by path only', () => {
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
