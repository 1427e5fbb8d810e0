import { createHash } from 'node:crypto'
import { inlineScript } from '#shared/inline-script.ts'

const scriptHash = createHash('sha256').update(inlineScript).digest('base64')

// The part of the policy that all pages share. Each page adds its own, with its styles' hashes, in a <meta>.
const contentSecurityPolicy = [
  `script-src 'self' 'sha256-${scriptHash}'`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// As recommended by the browsers' preload list: https://hstspreload.org
export const hstsSeconds = 2 * 365 * 24 * 60 * 60

/** The security headers of every response, errors included, by lower-case name. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
} as const
