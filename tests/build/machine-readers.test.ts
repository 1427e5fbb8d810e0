import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { language } from '#shared/locale.ts'
import { company } from '#web/content/company.ts'
import { paths } from '#web/content/paths.ts'
import { builtPages, fileOf, origin, publicPages } from './built-pages.ts'
import { claims } from '#web/content/claims.ts'
import * as v from 'valibot'

/** A page's canonical URL and its Open Graph and Twitter properties, each at most once. */
function shareTagsOf(document: Document): Readonly<Record<string, string | null>> {
  const tags = document.querySelectorAll(
    'head > meta[property], head > meta[name^=twitter], head > link[rel=canonical]',
  )
  const pairs = [...tags].map(
    (tag) =>
      [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? 'canonical',
        tag.getAttribute('content') ?? tag.getAttribute('href'),
      ] as const,
  )
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return Object.fromEntries(pairs)
}

test.each(publicPages)(
  '$path has a canonical URL and the tags of a link preview',
  ({ path, title, description, document }) => {
    expect(shareTagsOf(document)).toEqual({
      canonical: `${origin}${path}`,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': language.replace('-', '_'),
      'og:title': title,
      'og:description': description,
      'og:url': `${origin}${path}`,
      'og:image': `${origin}/share.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': company.name,
      'twitter:card': 'summary_large_image',
    })
  },
)

test.each(builtPages.filter(({ isPrivate }) => isPrivate))(
  '$path is private: no canonical URL, no link preview, no structured data',
  ({ document }) => {
    expect(shareTagsOf(document)).toEqual({})
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  },
)

test('the sitemap lists exactly the public pages, without dates', () => {
  const xml = readFileSync(fileOf('/sitemap.xml'), 'utf8')
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const [urlset] = [...document.children]
  expect(urlset?.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries = [...(urlset?.children ?? [])].map((entry) =>
    [...entry.children].map(({ tagName, textContent }) => [tagName, textContent]),
  )
  expect(entries).toEqual(publicPages.map(({ path }) => [['loc', `${origin}${path}`]]))
})

test('robots.txt allows every page, even those with noindex, and names the sitemap', () => {
  expect(readFileSync(fileOf('/robots.txt'), 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
})

test('browsers load the public pages beforehand, and draw those that do nothing by themselves (rule 1.7)', () => {
  const linked = publicPages.map(({ path }) => path)
  const eagerness = 'moderate'
  const waiting = { selector_matches: ':root:not([data-runs]) a' }
  const still = linked.filter((path) => !['/custom-quote', '/contact'].includes(path))
  expect(JSON.parse(readFileSync(fileOf('/speculation-rules.json'), 'utf8'))).toEqual({
    prefetch: [{ where: { and: [{ href_matches: linked }, waiting] }, eagerness }],
    prerender: [{ where: { and: [{ href_matches: still }, waiting] }, eagerness }],
  })
})

test('security.txt says where to report a vulnerability, and expires within a year', () => {
  const text = readFileSync(fileOf('/.well-known/security.txt'), 'utf8')
  const [expires = ''] = /(?<=^Expires: )\d{4}-\d\d-\d\dT00:00:00\.000Z$/m.exec(text) ?? []
  expect(text.trim().split('\n')).toEqual([
    `Contact: ${company.securityEmail.href}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language.replace(/-.*/, '')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${paths.security}`,
  ])
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThanOrEqual(366)
})

const businessSchema = v.object({
  address: v.object({ streetAddress: v.string() }),
  email: v.pipe(v.string(), v.regex(/^[^@\s]+@[^@\s]+$/)),
  openingHours: v.pipe(v.string(), v.regex(/^([A-Z][a-z][-,]?)+ \d\d:\d\d-\d\d:\d\d$/)),
})

test.each(publicPages)('$path describes the company', ({ document }) => {
  const [block, ...others] = document.querySelectorAll('script[type="application/ld+json"]')
  expect(others).toEqual([])
  const business: unknown = JSON.parse(block?.textContent ?? '')
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: company.name,
    url: `${origin}/`,
    foundingDate: String(claims.foundedYear),
  })
  // The city has a property of its own.
  expect(v.parse(businessSchema, business).address.streetAddress).not.toContain(company.city)
})
