// The part of the policy that no page may differ in. Each page adds its own, with the hashes of its styles, as a <meta>.
const contentSecurityPolicy = [
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const everywhere = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

const overTls = {
  ...everywhere,
  // Two years, what the browsers' preload list asks for.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/**
 * The headers that every answer of the site carries, errors included.
 *
 * @param scheme - an answer over plain HTTP must not carry Strict-Transport-Security (RFC 6797, section 7.2)
 */
export function securityHeaders(scheme: 'http' | 'https'): Readonly<Record<string, string>> {
  return scheme === 'https' ? overTls : everywhere
}
