import { language } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { siteMap, type SitePage } from '#web/content/site-map.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { runsAttribute } from '#web/ui/document/protocol.ts'

export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const publicPages = siteMap.filter(({ isPrivate }) => !isPrivate)

const entries = publicPages.map(
  ({ path }) => `<url><loc>${escapeMarkup(absoluteUrl(path))}</loc></url>\n`,
)

/** The public pages. It has no dates, because a build doesn't know when a page's content changed. */
export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`

/** Crawlers may read everything: to see a page's noindex they must be able to fetch the page. */
export const robots = `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`

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

// Once the application runs, links are the router's.
const linksTo = (pages: readonly SitePage[]) => ({
  where: {
    and: [
      { href_matches: pages.map(({ path }) => path) },
      { selector_matches: `:root:not([${runsAttribute}]) a` },
    ],
  },
  eagerness: 'moderate',
})

/**
 * What browsers load before a link is followed (rule 1.7): public documents, and those that do nothing by themselves they also
 * draw. The format: https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [linksTo(publicPages)],
  prerender: [linksTo(publicPages.filter(({ startsAtOnce }) => !startsAtOnce))],
})
