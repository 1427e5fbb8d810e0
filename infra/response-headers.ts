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
  if (seconds === undefined) throw new Error(`Strict-Transport-Security of another form: ${value}`)
  return {
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: true,
    override,
  }
}

// CloudFront knows these by fields of their own and takes none of them among the others.
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
  // Its one value, nosniff, needs no saying.
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
}

/**
 * Puts the security headers on every answer. A policy does so for errors too; a function at the edge wouldn't: it does not
 * run for statuses from 400 on.
 */
export function createResponseHeaders(scope: Construct): ResponseHeadersPolicy {
  const headers = Object.entries(securityHeaders)
  const own = headers.map(([name, value]) => fields[name]?.(value) ?? {})
  const others = headers.filter(([name]) => !(name in fields))
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    comment: 'The security headers of every answer',
    securityHeadersBehavior: own.reduce((all, each) => ({ ...all, ...each }), {}),
    customHeadersBehavior: {
      customHeaders: others.map(([header, value]) => ({ header, value, override })),
    },
  })
}
