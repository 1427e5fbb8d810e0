import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from '#shared/schema.ts'
import { createResponseHeaders } from '#infra/stack/response-headers.ts'
import { securityHeaders } from '#infra/stack/security-headers.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const override = z.literal(true)
const policySchema = z.strictObject({
  CustomHeadersConfig: z.object({
    Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: override })),
  }),
  SecurityHeadersConfig: z.strictObject({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: override }),
    ContentTypeOptions: z.object({ Override: override }),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: override }),
    StrictTransportSecurity: z.object({
      AccessControlMaxAgeSec: z.int(),
      IncludeSubdomains: z.literal(true),
      Override: override,
    }),
  }),
  Comment: z.string(),
  Name: z.string(),
})

/** The headers that CloudFront sends for the policy. */
function headersOf({
  CustomHeadersConfig: custom,
  SecurityHeadersConfig: security,
}: z.infer<typeof policySchema>) {
  return {
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
  }
}

test('the policy sets every security header and overrides the origin’s', () => {
  const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Stack')
  createResponseHeaders(stack, true)
  const template = Template.fromStack(stack)
  const [resource] = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'))
  const { Properties } = z
    .object({ Properties: z.object({ ResponseHeadersPolicyConfig: policySchema }) })
    .parse(resource)
  expect(headersOf(Properties.ResponseHeadersPolicyConfig)).toEqual(securityHeaders)
})
