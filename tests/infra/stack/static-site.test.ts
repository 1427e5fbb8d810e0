import { Match } from 'aws-cdk-lib/assertions'
import { OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { synthesisedSite } from './synthesised-site.ts'

const template = synthesisedSite()

// What is private, encrypted and logged, cdk-nag checks: site-app.test.ts.
test('a first deployment that fails leaves no bucket behind', () => {
  const buckets = z
    .record(z.string(), z.object({ DeletionPolicy: z.string() }))
    .parse(template.findResources('AWS::S3::Bucket'))
  expect(Object.values(buckets).map(({ DeletionPolicy }) => DeletionPolicy)).toEqual([
    'RetainExceptOnCreate',
    'Delete',
  ])
})

test('the edge speaks HTTP/3 and requires HTTPS, without a redirect of calls, and no log has cookies', () => {
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      HttpVersion: 'http2and3',
      Logging: { IncludeCookies: false },
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
      CacheBehaviors: [{ ViewerProtocolPolicy: 'https-only' }],
    },
  })
})

// Also the total that the buyer saw (rule 10.13). The page's own calls are of one origin, and need no CORS.
test('every header of a call but Host reaches the function, and no other site may send one', () => {
  const { ALL_VIEWER_EXCEPT_HOST_HEADER: all } = OriginRequestPolicy
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { CacheBehaviors: [{ OriginRequestPolicyId: all.originRequestPolicyId }] },
  })
  template.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() })
})

test('nothing but a page’s path makes another copy at the edge, or lets a request past it', () => {
  template.hasResourceProperties('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: {
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  })
})
