import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { readBuildSettings } from '#infra/build-settings.ts'
import { config } from '#infra/config.ts'
import { parseConfig } from '#infra/config-schema.ts'
import { readEnvironment } from '#infra/tools/environment.ts'
import { company } from '#web/content/company.ts'
import { pictureOf } from '#web/content/page-pictures.ts'
import { siteMap } from '#web/content/site-map.ts'
import { builtPages, fileOf } from './built-pages.ts'

const { siteOrigin } = readBuildSettings(readEnvironment(), parseConfig(config))
const origin = siteOrigin ?? company.origin
const publicPages = siteMap.filter(({ isPrivate }) => !isPrivate)
const publicPaths = publicPages.map(({ path }) => path)

function linkOf(document: Document, rel: string): string | null | undefined {
  return document.querySelector(`head > link[rel="${rel}"]`)?.getAttribute('href')
}

/** The page's Open Graph and Twitter properties, each of which it may have once. */
function shareProperties(document: Document): Readonly<Record<string, string | null>> {
  const tags = [...document.querySelectorAll('head > meta[property], head > meta[name^=twitter]')]
  const pairs = tags.map(
    (tag) =>
      [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
        tag.getAttribute('content'),
      ] as const,
  )
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length)
  return Object.fromEntries(pairs)
}

describe.each(publicPages)('$path', ({ path, page, title, description }) => {
  const document = builtPages.find((built) => built.path === path)?.document ?? new Document()
  const address = `${origin}${path}`

  test('names its one address', () => {
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
    expect(linkOf(document, 'canonical')).toBe(address)
  })

  test('says what a shared link shows: its words, and a picture with its size', () => {
    expect(shareProperties(document)).toEqual({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': 'en_GB',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': `${origin}${pictureOf[page]?.path}`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': pictureOf[page]?.alt,
      'twitter:card': 'summary_large_image',
    })
  })
})

const privatePages = builtPages.filter(({ path }) => !publicPaths.includes(path))

test.each(privatePages)(
  '$path has no address of its own and is not for sharing',
  ({ document }) => {
    expect(linkOf(document, 'canonical')).toBeUndefined()
    expect(shareProperties(document)).toEqual({})
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  },
)

test('the sitemap has every public page of the site map and no other, and claims no dates', () => {
  const xml = readFileSync(fileOf('/sitemap.xml'), 'utf8')
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const [urlset] = [...document.children]
  expect(urlset?.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries = [...(urlset?.children ?? [])]
  expect(entries.map((entry) => [...entry.children].map(({ tagName }) => tagName))).toEqual(
    publicPaths.map(() => ['loc']),
  )
  expect(entries.map((entry) => entry.textContent)).toEqual(
    publicPaths.map((path) => `${origin}${path}`),
  )
})

test('robots may read everything, the pages that ask not to be found included, and learn of the sitemap', () => {
  expect(readFileSync(fileOf('/robots.txt'), 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
})
