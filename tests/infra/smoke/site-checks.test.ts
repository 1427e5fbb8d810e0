import { expect, onTestFinished, test, vi } from 'vitest'
import { securityHeaders } from '#infra/security-headers.ts'
import { checkSites } from '#infra/smoke/site-checks.ts'
import { freePort } from '#tests/support/free-port.ts'
import { serve } from '#tests/support/local-server.ts'
import { published, serveSite, siteChecks, type Change } from './smoke-site.ts'

async function failuresOf(...sites: readonly [string, ...string[]]) {
  const results = await checkSites(sites)
  return results.flatMap(({ name, failures }) => failures.map((failure) => [name, failure]))
}

test('every page of the sitemap is asked, an asset, what is not there, and the calls', async () => {
  const results = await checkSites([await serveSite()])
  expect(results.map(({ failures }) => failures).flat()).toEqual([])
  expect(new Set(results.map(({ name }) => name))).toEqual(new Set(siteChecks))
})

test.each([
  ['GET /sitemap.xml', 'text/xml; charset=utf-8'],
  ['GET /assets/index-Bd1fGh2k.js', 'application/javascript'],
  ['GET /assets/index-Bd1fGh2k.js', 'text/javascript; charset=utf-8'],
])('%s may be called %s as well', async (check, type) => {
  expect(
    await failuresOf(await serveSite({ [check]: { headers: { 'content-type': type } } })),
  ).toEqual([])
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test.each<[what: string, check: string, change: Change, failure: string]>([
  ['a page that is gone', 'GET /about', { status: 404 }, 'status: expected 200, found 404.'],
  [
    'a page that leads elsewhere',
    'GET /about',
    { status: 301, headers: { location: '/' } },
    'status: expected 200, found 301.',
  ],
  [
    'a page of another type',
    'GET /services/network-design',
    { headers: { 'content-type': 'application/octet-stream' } },
    'content-type: expected "text/html; charset=utf-8", found "application/octet-stream".',
  ],
  [
    'a page that browsers keep',
    'GET /about',
    { headers: { 'cache-control': 'public, max-age=86400' } },
    'cache-control: expected "public, max-age=0, must-revalidate", found "public, max-age=86400".',
  ],
  [
    'an asset that browsers ask for again',
    'GET /assets/index-Bd1fGh2k.js',
    { headers: { 'cache-control': 'no-cache' } },
    'cache-control: expected "public, max-age=31536000, immutable", found "no-cache".',
  ],
  [
    'an asset that is a page',
    'GET /assets/index-Bd1fGh2k.js',
    { headers: html },
    'content-type: expected "text/javascript", found "text/html; charset=utf-8".',
  ],
  [
    'a home page of another build',
    'GET /',
    { body: '<link rel="canonical" href="https://www.example.com/">' },
    'The page loads no script of the build.',
  ],
  [
    'a page in the place of another',
    'GET /about',
    { body: '<link rel="canonical" href="https://www.example.com/">' },
    'canonical path: expected "/about", found "/".',
  ],
  ['an empty sitemap', 'GET /sitemap.xml', { body: '' }, 'The sitemap names no page.'],
  [
    'an unknown page that is found',
    'GET /smoke/unknown-page',
    { status: 200 },
    'status: expected 404, found 200.',
  ],
  [
    'an unknown page that the bucket answers',
    'GET /smoke/unknown-page',
    { headers: { 'content-type': 'application/xml' } },
    'content-type: expected "text/html; charset=utf-8", found "application/xml".',
  ],
  [
    'an API whose secret the edge does not know',
    'POST /api/create-checkout-session',
    { body: '{"error":{"code":"direct_call","message":"No."}}' },
    'code: expected "invalid_request", found "direct_call".',
  ],
  [
    'an API that answers something else',
    'GET /api/smoke-unknown-call',
    { body: '{"message":"Not Found"}' },
    'code: expected "unknown_path", found nothing.',
  ],
])('%s fails one check', async (_, check, change, failure) => {
  const site = await serveSite({ [check]: change })
  expect(await failuresOf(site)).toEqual([[check, failure]])
})

test('a page in the place of the API’s answer fails that check, with all that is wrong', async () => {
  const change = { status: 404, headers: html, body: '<h1>Oops!</h1>' }
  const site = await serveSite({ 'GET /api/smoke-unknown-call': change })
  expect(await failuresOf(site)).toEqual([
    ['GET /api/smoke-unknown-call', 'status: expected 400, found 404.'],
    [
      'GET /api/smoke-unknown-call',
      'content-type: expected "application/json", found "text/html; charset=utf-8".',
    ],
    ['GET /api/smoke-unknown-call', 'code: expected "unknown_path", found nothing.'],
  ])
})

test.each(Object.entries(securityHeaders))(
  'an answer without %s fails its check, whatever it answers',
  async (name, value) => {
    for (const check of siteChecks) {
      const site = await serveSite({ [check]: { headers: { [name]: '' } } })
      const failure = `${name}: expected ${JSON.stringify(value)}, found nothing.`
      expect(await failuresOf(site)).toEqual([[check, failure]])
    }
  },
)

test('a header of another value is named with both values', async () => {
  const headers = { 'x-content-type-options': 'sniff' }
  const site = await serveSite({ 'GET /about': { headers } })
  const failure = 'x-content-type-options: expected "nosniff", found "sniff".'
  expect(await failuresOf(site)).toEqual([['GET /about', failure]])
})

test('a site that says where it is published is held to it, wherever it is asked', async () => {
  const results = await checkSites([await serveSite(), await serveSite()], published)
  expect(results.flatMap(({ failures }) => failures)).toEqual([])
})

const elsewhere = (path: string) =>
  `canonical address: expected "https://own.example${path}", found "${published}${path}".`

test('a site that was built for another address fails on every page, and its sitemap does', async () => {
  const [site, other] = [await serveSite(), await serveSite()]
  const results = await checkSites([site, other], 'https://own.example')
  const failed = results.flatMap(({ name, failures }) => failures.map((failure) => [name, failure]))
  expect(failed).toEqual([
    ['GET /', elsewhere('/')],
    [
      'GET /sitemap.xml',
      `origin in the sitemap: expected "https://own.example", found "${published}".`,
    ],
    ['GET /about', elsewhere('/about')],
    ['GET /services/network-design', elsewhere('/services/network-design')],
    [`GET ${other}/`, elsewhere('/')],
  ])
})

test('of another address the home page is asked for', async () => {
  const other = await serveSite({ 'GET /': { status: 500 }, 'GET /about': { status: 500 } })
  expect(await failuresOf(await serveSite(), await serveSite(), other)).toEqual([
    [`GET ${other}/`, 'status: expected 200, found 500.'],
  ])
})

const withoutPages = [
  'GET /',
  'GET /sitemap.xml',
  'GET /smoke/unknown-page',
  'GET /api/smoke-unknown-call',
  'POST /api/create-checkout-session',
]

test('a site that breaks off fails every check that can still be made', async () => {
  const { url } = await serve((_request, response) => void response.destroy())
  const failures = await failuresOf(url)
  expect(failures.map(([name]) => name)).toEqual(withoutPages)
  for (const [, failure] of failures) {
    expect(failure).toBe('TypeError: fetch failed: SocketError: other side closed')
  }
})

test('a site that nobody serves fails them with the connection’s error', async () => {
  const failures = await failuresOf(`http://localhost:${await freePort()}`)
  expect(failures.map(([name]) => name)).toEqual(withoutPages)
  for (const [, failure] of failures)
    expect(failure).toMatch(/^TypeError: fetch failed: .*ECONNREFUSED/)
})

test('a site that never answers is given up after 20 seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1_000))
  onTestFinished(() => limits.mockRestore())
  const { url } = await serve(() => {})
  const failures = await failuresOf(url)
  expect(failures.map(([name]) => name)).toEqual(withoutPages)
  for (const [, failure] of failures) expect(failure).toMatch(/^TimeoutError: /)
  expect(new Set(limits.mock.calls.flat())).toEqual(new Set([20_000]))
})
