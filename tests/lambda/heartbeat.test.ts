import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { checkPrefix, heartbeatNames } from '#lambda/deployment.ts'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { orderRefusedCode } from '#shared/checkout-contract.ts'
import { awsEnvironment, serve } from '#tests/support/local-server.ts'

const liveFunction = 'arn:aws:lambda:us-east-1:123456789012:function:api:live'
const invocations = `/2015-03-31/functions/${encodeURIComponent(liveFunction)}/invocations`

type Answer = { readonly status?: number; readonly body?: string; readonly isDead?: true }

const refusal = (code: string) => JSON.stringify({ error: { code } })
const result = (statusCode: number, url: string) =>
  JSON.stringify({ statusCode, body: JSON.stringify({ url }) })

/** The answers of a healthy site and the Lambda service; handler.test.ts tests the function's dry run. */
const healthy: Readonly<Record<string, Answer>> = {
  '/': { body: '<p>Home</p></html>' },
  '/order': { body: '<p>Order</p></html>' },
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
    const { status = 200, body, isDead } = { ...known, ...faults[url] }
    if (isDead) response.destroy()
    else response.writeHead(status, { location: '/elsewhere' }).end(body?.replace('SITE', site))
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

test('a healthy site passes, with requests for its pages, an empty quote and a dry run', async () => {
  const emptyQuote = { isOfSite: true, type: 'application/json', sent: contains('"items":[]') }
  expect(await beat()).toMatchObject([
    { target: 'GET /' },
    { target: 'GET /order' },
    { target: `POST ${invocations}`, sent: contains('"dryRun":true') },
    { target: `POST ${checkoutPath}`, ...emptyQuote },
  ])
})

test.each([
  ['2026-11-26T03:59:59Z', 1],
  ['2026-11-26T04:00:00Z', 2],
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

test.each<[string, Record<string, Answer>, RegExp, time?: string]>([
  ['a redirect', { '/': { status: 301 } }, /^Page \/: 301 /],
  ['another page', { '/': { body: 'x'.repeat(1_000) } }, /^Page \/: 200 x{200}$/],
  ['an edge that hangs up', { '/': { isDead: true } }, /^Page \/: (?!TypeError: fetch failed)/],
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
  [
    'a dry run in place of a check',
    dryRun(result(200, `SITE${returnPaths.success}`)),
    /^Provider: .*"statusCode":200/,
    '2026-11-26T04:00:00Z',
  ],
])('%s fails the run with this reason only', async (_, faults, sentence, time) => {
  const run = beat(faults, { time })
  await expect(run).rejects.toThrow(sentence)
  await expect(run).rejects.not.toThrow(/\n/)
})

test('every check that takes too long fails by name', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  await expect(beat()).rejects.toThrow(
    /^Page \/: .*abort.*\nPage \/order: .*abort.*\nEmpty quote through the edge: .*abort.*\nDry run: .*abort/,
  )
})
