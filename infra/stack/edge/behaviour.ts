import { readFileSync } from 'node:fs'
import { speculationRulesPath } from '#shared/addresses.ts'
import type { Stage } from '#infra/stack/stage.ts'

// What the edge does with files and requests, wherever it is deployed, imitated, checked or rolled back.

/** The code of the edge's function, which redirects all but the first of these names to it. */
export function edgeFunction(domainNames: readonly string[]): string {
  return readFileSync(new URL('rewrite-request.js', import.meta.url), 'utf8').replace(
    'domainNames = []',
    `domainNames = ${JSON.stringify(domainNames)}`,
  )
}

/** Its files have a hash of their content in their names: a changed file has a new name. */
export const assetsFolder = 'assets/'

export const speculationRules = speculationRulesPath.slice(1)

export function cacheControlFor(path: string): string {
  if (path.startsWith(assetsFolder)) return 'public, max-age=31536000, immutable'
  if (path.endsWith('.html')) return 'public, max-age=0, must-revalidate'
  return 'public, max-age=3600'
}

/** By the end of a file's name, the types that an upload would not guess, or without the encoding that browsers then guess. */
export const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  [speculationRulesPath]: 'application/speculationrules+json',
} as const

/**
 * The hashes of the inline script (shared/inline-script.ts), the current one first, and of every release that the bucket
 * keeps (`keptReleases`): the header changes minutes before the pages, and not with a rollback. Put a new hash in front.
 */
export const inlineScriptHashes = [
  'G52KwxBhot2j7m5ldXfRExQWl9RfpLajpIHV361rQgA=',
  'goBweQivaz6fLxPOl05fTzCivCbCz6MuPwQVNnnGI7Q=',
  'mqCNYcVejtntCWmEAPoYv7sKzuAw0SUxzp0sLvTAY4s=',
  'V8gZb/JstQZobRQejzLjnvSZ0zSpYrDvTnXzrg5M4KA=',
  '4FFvqsB9gv9r7UXte3oDtVvcmVpj+tO0DINuEAoKyhg=',
] as const

// The part of the policy that all pages share. Each page adds its own, with its styles' hashes, in a <meta>.
const contentSecurityPolicy = [
  `script-src 'self' ${inlineScriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// As the browsers' preload list recommends: https://hstspreload.org
export const hstsSeconds = 2 * 365 * 24 * 60 * 60

/** The security headers of every response, errors included, by lower-case name. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  // Mail on the web shows logo and share picture; all of it is public, and `frame-ancestors` keeps pages out of frames.
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': `max-age=${hstsSeconds}`,
  'x-content-type-options': 'nosniff',
} as const

/** The headers that the edge adds to every response of a stage. */
export const responseHeaders = ({ name }: Pick<Stage, 'name'>) => ({
  ...securityHeaders,
  'speculation-rules': `"${speculationRulesPath}"`,
  ...(name === 'staging' && { 'x-robots-tag': 'noindex' }),
})
