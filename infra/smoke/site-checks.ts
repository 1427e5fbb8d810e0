import { cacheControlOf } from '#infra/cache-control.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { difference, type CheckResult } from './check.ts'
import { refusedWith } from './refused-with.ts'
import { checkAnswer, type SiteCheck } from './site-answer.ts'

const html = ['text/html; charset=utf-8'] as const
const script = ['text/javascript', 'application/javascript'] as const
const xml = ['application/xml', 'text/xml'] as const
const json = ['application/json'] as const

const sitemapFile = 'sitemap.xml'

/** Where the site is published, which is not always where it is asked; undefined when that isn't known here. */
type Published = string | undefined

function addressesIn(body: string): readonly URL[] {
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address))
}

/** The first script whose name carries a hash of its content. */
function assetIn(body: string): string | undefined {
  return /"\/(assets\/[\w.-]+-[\w-]{8}\.js)"/.exec(body)?.[1]
}

/** What is wrong with the address at which a page says that it is. */
function canonicalFailures(path: string, published: Published, body: string): readonly string[] {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? []
  const found = URL.canParse(address) ? new URL(address) : undefined
  return published === undefined
    ? difference('canonical path', path, found?.pathname)
    : difference('canonical address', published + path, found?.href)
}

function page(path: string, published: Published): SiteCheck {
  return {
    path,
    status: 200,
    contentTypes: html,
    cacheControl: cacheControlOf('index.html'),
    // Another page under this path would have all the rest right.
    inBody: (body) => canonicalFailures(path, published, body),
  }
}

const homePath = '/'

function home(published: Published): SiteCheck {
  return {
    ...page(homePath, published),
    inBody: (body) => [
      ...canonicalFailures(homePath, published, body),
      ...(assetIn(body) === undefined ? ['The page loads no script of the build.'] : []),
    ],
  }
}

function sitemapFailures(published: Published, body: string): readonly string[] {
  const origins = new Set(addressesIn(body).map(({ origin }) => origin))
  if (origins.size === 0) return ['The sitemap names no page.']
  return [...origins].flatMap((found) =>
    difference('origin in the sitemap', published ?? found, found),
  )
}

function sitemap(published: Published): SiteCheck {
  return {
    path: `/${sitemapFile}`,
    status: 200,
    contentTypes: xml,
    cacheControl: cacheControlOf(sitemapFile),
    inBody: (body) => sitemapFailures(published, body),
  }
}

function asset(file: string): SiteCheck {
  return {
    path: `/${file}`,
    status: 200,
    contentTypes: script,
    cacheControl: cacheControlOf(file),
  }
}

// Without Cache-Control: what CloudFront makes of that of an error page is not documented.
const unknownPage: SiteCheck = { path: '/smoke/unknown-page', status: 404, contentTypes: html }

/** A call that the function refuses: as JSON, and not with the edge's page. */
function refusedCall(path: string, code: string, init?: RequestInit): SiteCheck {
  return { path, init, status: 400, contentTypes: json, inBody: refusedWith(code) }
}

const calls: readonly SiteCheck[] = [
  refusedCall('/api/smoke-unknown-call', 'unknown_path'),
  // The function reads the body only of what comes with the edge's secret; an empty one is no order.
  refusedCall(checkoutPath, 'invalid_request', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }),
]

async function checkMain(site: string, published: Published): Promise<readonly CheckResult[]> {
  const [homeResult, sitemapResult] = await Promise.all([
    checkAnswer(site, home(published)),
    checkAnswer(site, sitemap(published)),
  ])
  const paths = addressesIn(sitemapResult.body)
    .map(({ pathname }) => pathname)
    .filter((path) => path !== homePath)
  const assetFile = assetIn(homeResult.body)
  const others = [
    ...paths.map((path) => page(path, published)),
    ...(assetFile === undefined ? [] : [asset(assetFile)]),
    unknownPage,
    ...calls,
  ]
  const results = await Promise.all(others.map((check) => checkAnswer(site, check)))
  return [homeResult, sitemapResult, ...results]
}

/**
 * Asks a site for everything that it names and for what it has to refuse; nothing of it opens a session.
 *
 * @param sites - its addresses; of those after the first, the home page is asked for
 * @param published - the address at which its pages have to say that they are; without it, their paths alone are compared
 */
export async function checkSites(
  [main, ...others]: readonly [string, ...string[]],
  published?: string,
): Promise<readonly CheckResult[]> {
  const [ofMain, ...ofOthers] = await Promise.all([
    checkMain(main, published),
    ...others.map((site) => checkAnswer(site, home(published), `GET ${site}${homePath}`)),
  ])
  return [...ofMain, ...ofOthers]
}
