import { expect, test } from 'vitest'
import { securityHeaders } from '#infra/security-headers.ts'

test('the shared part of the policy restricts scripts and forms to the site, and forbids framing', () => {
  expect(securityHeaders['content-security-policy']).toBe(
    "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('HSTS is set to two years', () => {
  expect(securityHeaders['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})
