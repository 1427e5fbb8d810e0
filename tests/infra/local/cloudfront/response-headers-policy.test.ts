import { expect, test } from 'vitest'
import { readResponseHeadersPolicies } from '#infra/local/cloudfront/response-headers-policy.ts'
import { readStack } from '#infra/local/cloudformation/stack.ts'
import { answer } from '#infra/local/http.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { resourceOf, synthesisedFolder } from '#tests/infra/synthesised-folder.ts'

// docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html

const synthesised = synthesisedFolder()

/** The policy of the template, or another one in its place. */
function policyWith(config?: Readonly<Record<string, unknown>>) {
  let policyId = ''
  const folder = synthesised((template) => {
    const { id, properties } = resourceOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
    policyId = id
    if (config) properties['ResponseHeadersPolicyConfig'] = config
  })
  const stack = readStack(folder, { distributionHost: 'localhost:4173' })
  return readResponseHeadersPolicies(stack)(policyId)
}

function headersWith(
  config: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return policyWith(config)(answer(200, headers)).headers
}

test("the template's policy puts every security header on an answer", () => {
  const { headers } = policyWith()(answer(404, { 'content-type': 'text/html' }))
  expect(headers).toEqual({ 'content-type': 'text/html', ...securityHeaders })
})

const everything = {
  ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
  ContentTypeOptions: { Override: true },
  FrameOptions: { FrameOption: 'DENY', Override: true },
  ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
  StrictTransportSecurity: {
    AccessControlMaxAgeSec: 10,
    IncludeSubdomains: true,
    Preload: true,
    Override: true,
  },
  XSSProtection: { Protection: true, ModeBlock: true, Override: true },
}

test('each security header has its value', () => {
  expect(headersWith({ SecurityHeadersConfig: everything })).toEqual({
    'content-security-policy': "default-src 'self'",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=10; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-xss-protection': '1; mode=block',
  })
})

test.each([
  [{ Protection: false, Override: true }, '0'],
  [{ Protection: true, Override: true }, '1'],
  [{ Protection: true, ReportUri: '/xss', Override: true }, '1; report=/xss'],
])('XSSProtection %j is %s', (XSSProtection, value) => {
  expect(headersWith({ SecurityHeadersConfig: { XSSProtection } })['x-xss-protection']).toBe(value)
})

test('Strict-Transport-Security is no more than is asked for', () => {
  const StrictTransportSecurity = { AccessControlMaxAgeSec: 10, Override: true }
  expect(headersWith({ SecurityHeadersConfig: { StrictTransportSecurity } })).toEqual({
    'strict-transport-security': 'max-age=10',
  })
})

test.each([
  [true, 'SAMEORIGIN', 'policy'],
  [false, 'DENY', 'origin'],
])("with Override %s the origin's own value is %s", (Override, frame, custom) => {
  const headers = headersWith(
    {
      SecurityHeadersConfig: { FrameOptions: { FrameOption: 'SAMEORIGIN', Override } },
      CustomHeadersConfig: { Items: [{ Header: 'X-Custom', Value: 'policy', Override }] },
    },
    { 'x-frame-options': 'DENY', 'x-custom': 'origin' },
  )
  expect(headers).toEqual({ 'x-frame-options': frame, 'x-custom': custom })
})

test('what the origin does not say is added either way', () => {
  const Items = [{ Header: 'X-Custom', Value: '', Override: false }]
  expect(headersWith({ CustomHeadersConfig: { Items } })).toEqual({ 'x-custom': '' })
})

test('headers are removed first, and then others added', () => {
  const headers = headersWith(
    {
      RemoveHeadersConfig: { Items: [{ Header: 'X-Powered-By' }, { Header: 'X-Custom' }] },
      CustomHeadersConfig: { Items: [{ Header: 'x-custom', Value: 'policy', Override: false }] },
    },
    { 'x-powered-by': 'origin', 'x-custom': 'origin', vary: 'cookie' },
  )
  expect(headers).toEqual({ 'x-custom': 'policy', vary: 'cookie' })
})

test('without the name of its origin an answer has that of CloudFront', () => {
  const config = { RemoveHeadersConfig: { Items: [{ Header: 'Server' }] } }
  expect(headersWith(config, { server: 'origin' })).toEqual({ server: 'CloudFront' })
})

test('cookies are removed like any header', () => {
  const answered = { ...answer(200, {}), cookies: ['a=1'] }
  const config = { RemoveHeadersConfig: { Items: [{ Header: 'Set-Cookie' }] } }
  expect(policyWith(config)(answered).cookies).toEqual([])
  expect(policyWith()(answered).cookies).toEqual(['a=1'])
})

test('a behaviour without a policy leaves answers as they are', () => {
  const stack = readStack(synthesised(), { distributionHost: 'localhost:4173' })
  const answered = answer(200, { server: 'origin' })
  expect(readResponseHeadersPolicies(stack)(undefined)(answered)).toBe(answered)
})
