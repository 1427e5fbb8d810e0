import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { checkPrefix, heartbeatNames } from '#lambda/deployment.ts'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { orderRefusedCode } from '#shared/checkout-contract.ts'
import { awsEnvironment } from '#tests/support/aws-environment.ts'
import { serve } from '#tests/support/local-server.ts'

const liveFunction = 'arn:aws:lambda:us-east-1:123456789012:function:api:live'
const invocations = `/2015-03-31/functions/${encodeURIComponent(liveFunction)}/invocations`

type Answer = {
  readonly status?: number
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly isDead?: true
}

const inline = 'start()'
const hash = createHash('sha256').update(inline).digest('base64')
const policy = `script-src 'self' 'sha256-${hash}'`
const start = `<script>${inline}</script>`
const page = (meta: string, ...parts: readonly string[]): Answer => ({
  headers: { 'content-security-policy': policy },
  body: `<meta http-equiv="content-security-policy" content="${meta}">${parts.join('')}</html>`,
})
const script = { headers: { 'content-type': 'text/javascript' } }
const boot = '<script type="module" src="/assets/boot-1.js"></script>'
const sheet = '<link rel="stylesheet" disabled href="/assets/page-1.css">'
const later = '<script type="application/json">["/assets/later-1.js"]</script>'

const refusal = (code: string) => JSON.stringify({ error: { code } })
const result = (statusCode: number, url: string) =>
  JSON.stringify({ statusCode, body: JSON.stringify({ url }) })

/** The answers of a healthy site and the Lambda service; handler.test.ts tests the function's dry run. */
const healthy: Readonly<Record<string, Answer>> = {
  '/': page(policy, start, boot, later),
  '/order': page(policy, start, boot, sheet),
  '/assets/boot-1.js': script,
  '/assets/later-1.js': script,
  '/assets/page-1.css': { headers: { 'content-type': 'text/css; charset=utf-8' } },
  [checkoutPath]: { status: 422, body: refusal(orderRefusedCode) },
  [invocations]: { body: result(200, `SITE${returnPaths.success}?${checkPrefix}`) },
}

/** Runs the heartbeat on a healthy site with these faults by path; SITE in an answer stands for its address. */
async function beat(faults: Readonly<Record<string, Answer>> = {}, event: object = {}) {
  const requests: { target: string; isOfSite: boolean; type: string; sent: string }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    const { origin, 'content-type': type = '' } = headers
    const sent = await text(request)
    requests.push({ target: `${method} ${url}`, isOfSite: origin === site, type, sent })
    const known = healthy[url] ?? { status: 404 }
    const { status = 200, body, headers: own, isDead } = { ...known, ...faults[url] }
    if (isDead) response.destroy()
    else
      response
        .writeHead(status, { location: '/elsewhere', ...own })
        .end(body?.replace('SITE', site))
  }
  const { url: site } = await serve((request, response) => void answer(request, response))
  const variables = {
    ...awsEnvironment(site),
    AWS_REGION: 'us-east-1',
    AWS_MAX_ATTEMPTS: '1',
    [heartbeatNames.site]: site,
    [heartbeatNames.pages]: '/,/order',
    [heartbeatNames.liveFunction]: liveFunction,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  // The client, made once for all runs, remembers its endpoint.
  vi.resetModules()
  const { handler } = await import('#lambda/heartbeat.ts')
  await handler(event)
  return requests.toSorted((a, b) => a.target.localeCompare(b.target))
}

const contains = (part: string): unknown => expect.stringContaining(part)

test('a healthy site passes, with requests for its pages, each of their files once, an empty quote and a dry run', async () => {
  const emptyQuote = { isOfSite: true, type: 'application/json', sent: contains('"items":[]') }
  expect(await beat()).toMatchObject([
    { target: 'GET /' },
    { target: 'GET /order' },
    { target: 'HEAD /assets/boot-1.js' },
    { target: 'HEAD /assets/later-1.js' },
    { target: 'HEAD /assets/page-1.css' },
    { target: `POST ${invocations}`, sent: contains('"dryRun":true') },
    { target: `POST ${checkoutPath}`, ...emptyQuote },
  ])
})

const due = { time: '2026-11-26T04:00:00Z' }

test.each([
  ['2026-11-26T03:59:59Z', 1],
  [due.time, 2],
  ['2026-11-26T04:10:00Z', 1],
])(
  'a run at %s calls the function %d times: once a day also for a check of the provider',
  async (time, count) => {
    const sent = (await beat({}, { time })).filter((it) => it.sent.includes('"dryRun":true'))
    expect(sent).toHaveLength(count)
  },
)

const throughEdge = (status: number, code: string): Record<string, Answer> => ({
  [checkoutPath]: { status, body: refusal(code) },
})
const dryRun = (body: string): Record<string, Answer> => ({ [invocations]: { body } })
const typed = (type: string) => ({ '/assets/page-1.css': { headers: { 'content-type': type } } })

test.each<[string, Record<string, Answer>, RegExp]>([
  ['a redirect', { '/': { status: 301 } }, /^Page \/: 301 /],
  ['another page', { '/': { body: 'x'.repeat(1_000) } }, /^Page \/: 200 x{200}$/],
  ['an edge that hangs up', { '/': { isDead: true } }, /^Page \/: (?!TypeError: fetch failed)/],
  ['a script that is gone', { '/assets/later-1.js': { status: 404 } }, /^File .*later-1.js: 404 /],
  ['a page in place of a style sheet', typed('text/html'), /^File .*page-1.css: 200 text\/html$/],
  ['no type', { '/assets/page-1.css': { headers: {} } }, /^File .*: 200 no type$/],
  ['a longer type', typed('application/text/css'), /^File .*: 200 application\/text\/css$/],
  ['another type', typed('xapplication/javascript'), /^File .*: 200 xapplication\/javascript$/],
  [
    'a page whose policy blocks its script',
    { '/order': page("script-src 'self'", start) },
    /^Page \/order: the page’s policy blocks .*sha256-/,
  ],
  [
    'a header with another release’s policy',
    { '/order': { headers: { 'content-security-policy': "script-src 'self'" } } },
    /^Page \/order: the header’s policy blocks .*sha256-/,
  ],
  [
    'a page without a policy',
    { '/order': { headers: {} } },
    /^Page \/order: no policy in the header$/,
  ],
  ['a page without a policy in its head', { '/order': { body: '</html>' } }, /in the page$/],
  ['another refusal', throughEdge(400, 'foreign_origin'), /^Empty quote .*: 400 .*foreign_origin/],
  [
    'a page in place of a refusal',
    { [checkoutPath]: { body: 'x'.repeat(1_000) } },
    /^Empty .*: 422 x{200}$/,
  ],
  ['a hidden status', throughEdge(200, orderRefusedCode), /^Empty quote through the edge: 200 /],
  [
    'a payment page in place of a dry run',
    dryRun(result(200, 'https://checkout.stripe.com/c/pay/1')),
    /^Dry run: .*checkout\.stripe\.com/,
  ],
  [
    'a dry run that fails after all',
    dryRun(result(500, `SITE${returnPaths.success}`)),
    /^Dry run: .*"statusCode":500/,
  ],
  ['a function without an answer', dryRun(''), /^Dry run: $/],
  [
    'a function without permission to invoke it',
    { [invocations]: { status: 403, body: '{"Message":"Not authorized"}' } },
    /^Dry run: .*Not authorized/,
  ],
])('%s fails the run with this reason only', async (_, faults, sentence) => {
  const run = beat(faults)
  await expect(run).rejects.toThrow(sentence)
  await expect(run).rejects.not.toThrow(/\n/)
})

test('a dry run in place of a check fails the run', async () => {
  const run = beat(dryRun(result(200, `SITE${returnPaths.success}`)), due)
  await expect(run).rejects.toThrow(/^Provider: .*"statusCode":200.*$/)
})

test('every check that takes too long fails by name', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  await expect(beat()).rejects.toThrow(
    /^Page \/: .*abort.*\nPage \/order: .*abort.*\nEmpty quote through the edge: .*abort.*\nDry run: .*abort/,
  )
})
