import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScript } from '#shared/inline-script.ts'
import * as v from 'valibot'
import { parseConfig } from '#infra/stack/config-schema.ts'
import {
  inlineScriptHashes,
  responseHeaders,
  securityHeaders,
} from '#infra/stack/security-headers.ts'
import { everySetting, propertiesOf, synthesisedSite } from './synthesised-site.ts'

test('the shared policy restricts scripts and forms to the site and the inline script of each kept release, and forbids framing', () => {
  const scripts = inlineScriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')
  expect(securityHeaders({})['content-security-policy']).toBe(
    `script-src 'self' ${scripts}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  )
})

test('the first of the inline script’s hashes is the current one: put a new one in front, and keep the former ones', () => {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  expect(inlineScriptHashes[0]).toBe(hash)
})

const hostedZone = { id: 'Z1', name: 'example.com' }

test.each([
  ['names below the zone', { domainNames: ['www.example.com', 'a.example.com'], hostedZone }, true],
  ['the zone’s own name', { domainNames: ['example.com'], hostedZone }, false],
  ['one that redirects', { domainNames: ['www.example.com', 'example.com'], hostedZone }, false],
  // Whether a name is an apex domain, only its registry knows.
  ['no zone', { domainNames: ['www.example.com'] }, false],
  ['an apex domain of a registry', { domainNames: ['example.me.ke'] }, false],
  ['CloudFront’s own address', {}, false],
])(
  'browsers must only use HTTPS for two years (rule 15.4); with %s, on subdomains too: %#',
  (_, config, coversSubdomains) => {
    expect(securityHeaders(config)['strict-transport-security']).toBe(
      `max-age=63072000${coversSubdomains ? '; includeSubDomains' : ''}`,
    )
  },
)

const item = v.object({ Header: v.string(), Value: v.string(), Override: v.literal(true) })
const policySchema = v.object({
  ResponseHeadersPolicyConfig: v.object({
    CustomHeadersConfig: v.object({ Items: v.array(item) }),
    SecurityHeadersConfig: v.object({
      ContentSecurityPolicy: v.object({ ContentSecurityPolicy: v.string() }),
      ContentTypeOptions: v.object({ Override: v.literal(true) }),
      ReferrerPolicy: v.object({ ReferrerPolicy: v.string() }),
      StrictTransportSecurity: v.object({
        AccessControlMaxAgeSec: v.pipe(v.number(), v.safeInteger()),
        IncludeSubdomains: v.boolean(),
      }),
    }),
  }),
})

test.each([
  ['production', {}],
  ['production', everySetting],
  ['staging', { stackName: 'Trial' }],
] as const)('the edge adds these headers to every response of %s with %j', (name, given) => {
  const template = synthesisedSite(given, name)
  const [policy] = propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
  const { ResponseHeadersPolicyConfig: config } = v.parse(policySchema, policy)
  const { ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity } =
    config.SecurityHeadersConfig
  const { AccessControlMaxAgeSec: maxAge, IncludeSubdomains } = StrictTransportSecurity
  expect({
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${maxAge}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map((it) => [it.Header, it.Value])),
  }).toEqual(responseHeaders({ name, config: parseConfig(given) }))
  const ResponseHeadersPolicyId = 'StaticSiteResponseHeaders'
  template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultCacheBehavior: { ResponseHeadersPolicyId },
      CacheBehaviors: [{ ResponseHeadersPolicyId }],
    },
  })
})

test('only staging asks search engines not to list it', () => {
  const config = parseConfig({})
  expect(responseHeaders({ name: 'staging', config })).toHaveProperty('x-robots-tag', 'noindex')
  expect(responseHeaders({ name: 'production', config })).not.toHaveProperty('x-robots-tag')
})
