import { expect, test } from 'vitest'
import { securityHeaders } from '#infra/security-headers.ts'

test('the fixed part of the policy lets scripts and forms go nowhere else, and nobody frame the site', () => {
  expect(securityHeaders['content-security-policy']).toBe(
    "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('browsers are asked to stay on TLS, for two years', () => {
  expect(securityHeaders['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})
