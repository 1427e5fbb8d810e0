import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { hstsSeconds, responseHeaders } from './edge/behaviour.ts'
import type { Stage } from './stage.ts'

const override = true

/** Adds the security headers to every response: unlike an edge function, a policy covers the origin's errors too. */
export function createResponseHeaders(scope: Construct, stage: Stage): ResponseHeadersPolicy {
  // CloudFront has fields of its own for these headers, and rejects them as custom headers.
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': _hsts,
    'referrer-policy': _referrerPolicy,
    'x-content-type-options': _nosniff,
    ...custom
  } = responseHeaders(stage)
  const referrerPolicy = HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
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
