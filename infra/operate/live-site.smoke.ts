import { expect, inject, test } from 'vitest'
import { cacheControlFor, speculationRules } from '#infra/stack/edge/behaviour.ts'
import { checkoutPath, speculationRulesPath } from '#shared/addresses.ts'
import { openPageHeader } from '#shared/checkout-contract.ts'
import { releaseHeader } from './release.ts'

const [site, ...otherSites] = inject('sites')

const get = async (path: string) => fetch(site + path, { signal: AbortSignal.timeout(20_000) })

const locationsIn = (text: string) => [...text.matchAll(/<loc>(https?:\/\/[^/<]+)([^<]*)/g)]

const [homePage, list] = await Promise.all([get('/'), get('/sitemap.xml')])
const [home, sitemap] = await Promise.all([homePage.text(), list.text()])
const release = inject('release') ?? homePage.headers.get(releaseHeader)
const [, script = '/assets/script-of-the-home-page.js'] =
  /"(\/assets\/[^" ]+\.js)"/.exec(home) ?? []
const locations = locationsIn(sitemap)
const pages = new Set([`${site}/`, ...locations.map(([, , path]) => `${site}${path}`)])
const siteOrigin = inject('siteOrigin') ?? locations[0]?.[1] ?? 'the origin in the sitemap'

/** Compares a response with what is expected, without following redirects. */
function check(url: string, type: RegExp, expected: object, init: RequestInit = {}): void {
  test.concurrent(`${init.method ?? 'GET'} ${url}`, async ({ signal }) => {
    const response = await fetch(url, { redirect: 'manual', signal, ...init })
    const body = await response.text()
    expect({
      status: response.status,
      ...Object.fromEntries(response.headers),
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1],
      sitemapOrigins: new Set(locationsIn(body).map(([, origin]) => origin)),
      errorCode: /"code":"(\w+)"/.exec(body)?.[1],
      release: response.headers.get(releaseHeader) ?? release,
    }).toMatchObject({ status: 200, ...inject('headers'), ...expected })
    expect(response.headers.get('content-type'), 'content-type').toMatch(type)
  })
}

const html = /^text\/html; charset=utf-8$/
const json = /^application\/json\b/

for (const url of [...pages, ...otherSites.map((origin) => `${origin}/`)]) {
  const expected = {
    'cache-control': cacheControlFor('index.html'),
    canonical: siteOrigin + new URL(url).pathname,
    release,
  }
  // A second domain redirects to the first.
  check(url, html, expected, { redirect: pages.has(url) ? 'manual' : 'follow' })
}
check(`${site}/sitemap.xml`, /^(application|text)\/xml\b/, {
  'cache-control': cacheControlFor('sitemap.xml'),
  sitemapOrigins: new Set([siteOrigin]),
})
check(site + speculationRulesPath, /^application\/speculationrules\+json$/, {
  'cache-control': cacheControlFor(speculationRules),
})
check(site + script, /^(application|text)\/javascript\b/, {
  'cache-control': cacheControlFor('assets/'),
})
// CloudFront doesn't document the Cache-Control of its error responses.
check(`${site}/smoke/unknown-page`, html, { status: 404 })
check(`${site}/api/smoke-unknown-call`, json, { status: 400, errorCode: 'unknown_path' })
// Without the edge's secret, the function would refuse the request before reading anything else; without the header, for its
// body.
check(
  site + checkoutPath,
  json,
  { status: 400, errorCode: 'malformed_page_id' },
  {
    method: 'POST',
    headers: { 'content-type': 'application/json', [openPageHeader]: 'smoke test' },
    body: '{}',
  },
)
