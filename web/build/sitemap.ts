import { siteMap } from '#web/content/site-map.ts'
import { absoluteUrl } from '#web/content/site-origin.ts'
import { escapeMarkup } from './escape-markup.ts'

const entries = siteMap
  .filter(({ isPrivate }) => !isPrivate)
  .map(({ path }) => `<url><loc>${escapeMarkup(absoluteUrl(path))}</loc></url>\n`)

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
