import { expect, test, vi } from 'vitest'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { cacheControlFor, responseHeaders } from '#infra/stack/edge/behaviour.ts'
import { readStage } from '#infra/stack/stage.ts'
import { checkoutPath } from '#shared/addresses.ts'
import { serve, awsEnvironment } from '#tests/support/local-server.ts'
import { runScript } from '#tests/support/run-script.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { awaitPages } from '#infra/operate/release.ts'
import { readCommandLine } from '#infra/operate/targets.ts'

const arn = 'arn:aws:lambda:us-east-1:123456789012:function:checkout'
const live = `${arn}:live`
const site = 'https://www.example.com'
const bothOptions = ['--site', site, '--function', live]

const target = { sites: [site], LiveFunction: live }

test.each([
  [[], { target: undefined, direction: undefined }],
  [['--to', 'back'], { target: undefined, direction: 'back' }],
  [['--to', 'forward'], { target: undefined, direction: 'forward' }],
  [['--release', '12 b.zip'], { target: undefined, release: '12 b.zip' }],
  [[...bothOptions, '--release', '12 b.zip'], { target, release: '12 b.zip' }],
])('%j is understood', (args, expected) => {
  expect(readCommandLine(args)).toMatchObject(expected)
})

test.each<[readonly string[], RegExp]>([
  [['--sites'], /^Unknown option '--sites'.* Usage: /],
  [['12'], /^Unexpected argument '12'.* Usage: /],
  [['--site', site], /together/],
  [['--function', live], /together/],
  [['--to', 'back', ...bothOptions], /not for a rollback\. Usage: /],
  [['--to', '12'], /^Unexpected "12"\. Usage: /],
  [['--site', `${site}/about`, '--function', live], /an origin/],
])('%j is rejected with what is wrong', (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message)
})

mockClient(LambdaClient).on(InvokeCommand).resolves({ ExecutedVersion: '13' })

test.each([
  ['until the edge serves the pages of the release', ['13 b', '13 b', '13 c', '13 c'], 3],
  ['not at all for pages that name no release', [undefined], 1],
  [
    'not for ever, and leaves the verdict to the checks',
    Array.from({ length: 30 }, () => '13 b'),
    18,
  ],
])('the check after a deployment waits %s', async (_, releases, expected) => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  let asked = 0
  const { url } = await serve((_request, response) => {
    const named = releases[asked]
    asked += 1
    response.writeHead(200, named === undefined ? {} : { 'x-amz-meta-release': named }).end()
  })
  await awaitPages(url, 'arn', '13 c', 1)
  expect(asked).toBe(expected)
  // While the function is of another release, pages can't help.
  await awaitPages(url, 'arn', '14 d', 1)
  expect(asked).toBe(expected)
})

type Response = { status?: number; headers?: Record<string, string>; body?: string }

const file = (name: string, type: string, body = '') => ({
  headers: { 'content-type': type, 'cache-control': cacheControlFor(name) },
  body,
})
const page = (path: string) => {
  const body = `<link rel="canonical" href="${site}${path}"><script src="/assets/a.js"></script>`
  return file('index.html', 'text/html; charset=utf-8', body)
}
const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json', 'x-amz-executed-version': '1' },
  body: JSON.stringify(value),
})
const refusal = (code: string) => ({ ...json({ error: { code } }), status: 400 })

const paths = '/ /about /status /header /cache /type /canonical /release'.split(' ')
const locations = paths.map((path) => `<loc>${site}${path}</loc>`).join('')

/** A healthy site of release 1. */
const healthy: Record<string, Response> = {
  ...Object.fromEntries(paths.map((path) => [`GET ${path}`, page(path)])),
  'GET /sitemap.xml': file('sitemap.xml', 'text/xml', locations),
  'GET /assets/a.js': file('assets/a.js', 'text/javascript'),
  'GET /speculation-rules.json': file(
    'speculation-rules.json',
    'application/speculationrules+json',
  ),
  'GET /smoke/unknown-page': { ...page('/404'), status: 404 },
  'GET /api/smoke-unknown-call': refusal('unknown_path'),
  [`POST ${checkoutPath}`]: refusal('malformed_page_id'),
}
const functionCheck = 'function: provider'

const failures: Record<string, Response> = {
  'GET /status': { status: 500 },
  'GET /header': { headers: { 'x-content-type-options': 'sniff' } },
  'GET /cache': { headers: { 'cache-control': 'no-store' } },
  'GET /type': { headers: { 'content-type': 'text/xhtml' } },
  'GET /canonical': page('/other'),
  'GET /release': { headers: { 'x-amz-meta-release': '1 b.zip' } },
  'GET /sitemap.xml': { body: `${locations}<loc>https://other.example/</loc>` },
  'GET /assets/a.js': { headers: { 'content-type': 'text/plain' } },
  // As S3 would guess: browsers then ignore it.
  'GET /speculation-rules.json': { headers: { 'content-type': 'application/json' } },
  'GET /smoke/unknown-page': { status: 203 },
  'GET /api/smoke-unknown-call': { status: 404 },
  // As of an edge that strips the header.
  [`POST ${checkoutPath}`]: refusal('invalid_request'),
}
const result = (statusCode: number, body: unknown) =>
  json({ statusCode, body: JSON.stringify(body) })

// tests/build/smoke.test.ts runs the same checks against the build, which passes them all.
test('each fault fails only its own check, which prints the actual value', async () => {
  const results: Response[] = []
  const { url } = await serve(({ method, url: path = '' }, response) => {
    const key = `${method} ${path}`
    const changed = path.endsWith('/invocations') ? results.shift() : failures[key]
    const { status = 200, headers, body } = { ...healthy[key], ...changed }
    response
      .writeHead(status, {
        ...responseHeaders(readStage({})),
        'x-amz-meta-release': '1 a.zip',
        ...healthy[key]?.headers,
        ...headers,
      })
      .end(body)
  })
  const stale = { 'x-amz-executed-version': '2' }
  results.push(
    { headers: stale },
    { ...result(400, { error: { code: 'price_refused' } }), headers: stale },
  )
  const args = ['--site', url, '--function', live, '--release', '1 a.zip']
  const options = { cwd: temporaryFolder(), env: { ...awsEnvironment(url), NO_COLOR: '1' } }
  const ended = await runScript('infra/operate/run-smoke.ts', options, args).ended()

  const output = ended.stdout.replaceAll(url, '') + ended.stderr
  const checks = (mark: string) =>
    new Set([...output.matchAll(RegExp(`^ ${mark} \\S+ > (.+) \\d+ms$`, 'gm'))].map(([, it]) => it))
  expect(ended.exitCode).toBe(1)
  expect(checks('×')).toEqual(new Set([functionCheck, ...Object.keys(failures)]))
  expect(checks('✓')).toEqual(new Set(['GET /', 'GET /about']))
  const actuals = ['"sniff"', 'price_refused', "'2' to be '1'", 'Error: the live release']
  for (const actual of actuals) expect(output).toContain(actual)
})
