import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScript } from '#shared/inline-script.ts'
import { inlineScriptHashes, securityHeaders } from '#infra/stack/edge/behaviour.ts'

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

// What the smoke test expects, and the preview adds. template/ has the other headers, as the edge adds them.
test('the headers for which CloudFront has fields of its own are as reviewed', () => {
  expect(securityHeaders({})).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
})
