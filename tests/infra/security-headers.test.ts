import { expect, test } from 'vitest'
import { securityHeaders } from '#infra/security-headers.ts'

test('the fixed part of the policy lets scripts and forms go nowhere else, and nobody frame the site', () => {
  expect(securityHeaders('https')['content-security-policy']).toBe(
    "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test('only answers over TLS ask browsers to stay on TLS', () => {
  expect(securityHeaders('https')['strict-transport-security']).toMatch(
    /^max-age=\d+; includeSubDomains$/,
  )
  expect(securityHeaders('http')).not.toHaveProperty('strict-transport-security')
})

test('both schemes share every other header', () => {
  const { 'strict-transport-security': _, ...others } = securityHeaders('https')
  expect(others).toEqual(securityHeaders('http'))
})
