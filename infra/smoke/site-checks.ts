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

function pathsIn(sitemap: string): readonly string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  return addresses.filter((address) => URL.canParse(address)).map((it) => new URL(it).pathname)
}

/** The first script whose name carries a hash of its content. */
function assetIn(body: string): string | undefined {
  return /"\/(assets\/[\w.-]+-[\w-]{8}\.js)"/.exec(body)?.[1]
}

/** The path at which a page says that it is. */
function canonicalPathIn(body: string): string | undefined {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(body) ?? []
  return URL.canParse(address) ? new URL(address).pathname : undefined
}

function page(path: string): SiteCheck {
  return {
    path,
    status: 200,
    contentTypes: html,
    cacheControl: cacheControlOf('index.html'),
    // Another page under this path would have all the rest right.
    inBody: (body) => difference('canonical path', path, canonicalPathIn(body)),
  }
}

const home: SiteCheck = {
  ...page('/'),
  inBody: (body) => [
    ...difference('canonical path', '/', canonicalPathIn(body)),
    ...(assetIn(body) === undefined ? ['The page loads no script of the build.'] : []),
  ],
}

const sitemap: SiteCheck = {
  path: `/${sitemapFile}`,
  status: 200,
  contentTypes: xml,
  cacheControl: cacheControlOf(sitemapFile),
  inBody: (body) => (pathsIn(body).length === 0 ? ['The sitemap names no page.'] : []),
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

async function checkMain(site: string): Promise<readonly CheckResult[]> {
  const [homeResult, sitemapResult] = await Promise.all([
    checkAnswer(site, home),
    checkAnswer(site, sitemap),
  ])
  const paths = pathsIn(sitemapResult.body).filter((path) => path !== home.path)
  const assetFile = assetIn(homeResult.body)
  const others = [
    ...paths.map(page),
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
 */
export async function checkSites([main, ...others]: readonly [string, ...string[]]): Promise<
  readonly CheckResult[]
> {
  const [ofMain, ...ofOthers] = await Promise.all([
    checkMain(main),
    ...others.map((site) => checkAnswer(site, home, `GET ${site}${home.path}`)),
  ])
  return [...ofMain, ...ofOthers]
}
