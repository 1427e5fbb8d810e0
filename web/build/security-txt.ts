import { language } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'

/**
 * Where researchers report vulnerabilities (RFC 9116). The RFC recommends that it expires within a year, so that nobody
 * writes to an abandoned address; each build renews it.
 */
export function securityTxt(built: Date): string {
  const expires = new Date(built)
  expires.setUTCFullYear(built.getUTCFullYear() + 1)
  expires.setUTCHours(0, 0, 0, 0)
  return `Contact: ${company.securityEmail.href}
Expires: ${expires.toISOString()}
Preferred-Languages: ${new Intl.Locale(language).language}
Canonical: ${absoluteUrl('/.well-known/security.txt')}
Policy: ${absoluteUrl(paths.security)}
`
}
