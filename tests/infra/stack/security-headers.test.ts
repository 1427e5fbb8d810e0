import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScript } from '#shared/inline-script.ts'
import { securityHeaders } from '#infra/stack/security-headers.ts'

test('the shared part of the policy restricts scripts and forms to the site, but for one inline script, and forbids framing', () => {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  expect(securityHeaders['content-security-policy']).toBe(
    `script-src 'self' 'sha256-${hash}'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  )
})

test('browsers are told for two years to use HTTPS alone (rule 15.4)', () => {
  expect(securityHeaders['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})
