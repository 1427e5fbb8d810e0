import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScript } from '#shared/inline-script.ts'
import { inlineScriptHashes, securityHeaders } from '#infra/stack/security-headers.ts'
import { propertiesOf, synthesisedSite } from './synthesised-site.ts'

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

const zone = { id: 'Z1', name: 'shop.example.com' }

test.each([
  ['CloudFront’s own address', {}, true],
  ['a subdomain', { domainNames: ['www.example.com'] }, true],
  ['an apex domain', { domainNames: ['example.com'] }, false],
  ['one that redirects', { domainNames: ['www.example.co.ke', 'example.co.ke'] }, false],
  ['a zone', { domainNames: ['shop.example.com'], hostedZone: zone }, false],
  ['an apex domain, explicitly on', { domainNames: ['example.com'], hstsSubdomains: true }, true],
  [
    'a subdomain, explicitly off',
    { domainNames: ['www.example.com'], hstsSubdomains: false },
    false,
  ],
])(
  'browsers must only use HTTPS for two years (rule 15.4); with %s, on subdomains too: %#',
  (_, config, coversSubdomains) => {
    expect(securityHeaders(config)['strict-transport-security']).toBe(
      `max-age=63072000${coversSubdomains ? '; includeSubDomains' : ''}`,
    )
  },
)

test.each([true, false])('the edge follows the setting %s', (hstsSubdomains) => {
  const template = synthesisedSite({ hstsSubdomains })
  const [policy] = propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
  expect(JSON.stringify(policy)).toContain(`"IncludeSubdomains":${hstsSubdomains}`)
})
