import { Duration } from 'aws-cdk-lib'
import {
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import * as z from '#shared/schema.ts'
import { securityHeaders } from './security-headers.ts'

const override = true

function strictTransportSecurity(value: string) {
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(value) ?? []
  if (seconds === undefined) throw new Error(`Unsupported Strict-Transport-Security: ${value}`)
  return {
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: true,
    override,
  }
}

// CloudFront has dedicated fields for these headers, and rejects them as custom headers.
const fields: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: strictTransportSecurity(value),
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: z.enum(HeadersReferrerPolicy).parse(value), override },
  }),
  // nosniff is the only value.
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
}

/**
 * Adds the security headers to every response. Unlike an edge function, which CloudFront doesn't run if the origin responds
 * with a status of 400 or above, a policy covers errors too.
 *
 * @param isIndexed - if not, a header tells search engines to leave the site out
 */
export function createResponseHeaders(scope: Construct, isIndexed: boolean): ResponseHeadersPolicy {
  const robots: Readonly<Record<string, string>> = isIndexed ? {} : { 'x-robots-tag': 'noindex' }
  const headers = Object.entries({ ...securityHeaders, ...robots })
  const own = headers.map(([name, value]) => fields[name]?.(value) ?? {})
  const others = headers.filter(([name]) => !(name in fields))
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    comment: 'Security headers for every response',
    securityHeadersBehavior: own.reduce((all, each) => ({ ...all, ...each }), {}),
    customHeadersBehavior: {
      customHeaders: others.map(([header, value]) => ({ header, value, override })),
    },
  })
}
