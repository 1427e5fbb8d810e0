import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { heartbeatNames } from '#lambda/deployment.ts'
import { checkoutPath, returnPaths } from '#shared/addresses.ts'
import { awsEnvironment } from '#tests/support/aws-environment.ts'
import { serve } from '#tests/support/local-server.ts'

const liveFunction = 'arn:aws:lambda:us-east-1:123456789012:function:api:live'
const invocations = `/2015-03-31/functions/${encodeURIComponent(liveFunction)}/invocations`

type Answer = { readonly status?: number; readonly body?: string; readonly isDead?: true }

const refusal = (code: string) => JSON.stringify({ error: { code } })
const result = (statusCode: number, url: string) =>
  JSON.stringify({ statusCode, body: JSON.stringify({ url }) })

afterEach(() => vi.unstubAllEnvs())

/** What a healthy site and the Lambda service answer; what the function makes of a dry run is in handler.test.ts. */
const healthy: Readonly<Record<string, Answer>> = {
  '/': { body: '<!doctype html><html></html>' },
  [checkoutPath]: { status: 400, body: refusal('invalid_request') },
  [invocations]: { body: result(200, `SITE${returnPaths.success}`) },
}

/** Runs the heartbeat against a healthy site with these faults, by path; SITE in an answer is its address. */
async function beat(faults: Readonly<Record<string, Answer>> = {}) {
  const requests: { target: string; isOfSite: boolean; type: string; sent: string }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    const { origin, 'content-type': type = '' } = headers
    const sent = await text(request)
    requests.push({ target: `${method} ${url}`, isOfSite: origin === site, type, sent })
    const { status = 200, body, isDead } = { ...healthy[url], ...faults[url] }
    if (isDead) response.destroy()
    else response.writeHead(status, { location: '/elsewhere' }).end(body?.replace('SITE', site))
  }
  const { url: site } = await serve((request, response) => void answer(request, response))
  const variables = {
    ...awsEnvironment(site),
    AWS_REGION: 'us-east-1',
    AWS_MAX_ATTEMPTS: '1',
    [heartbeatNames.site]: site,
    [heartbeatNames.liveFunction]: liveFunction,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  // The client, made once for all runs, remembers its endpoint.
  vi.resetModules()
  const { handler } = await import('#lambda/heartbeat.ts')
  await handler()
  return requests.toSorted((a, b) => a.target.localeCompare(b.target))
}

const contains = (part: string): unknown => expect.stringContaining(part)

test('a healthy site passes, asked for its home page, an empty quote and a dry run', async () => {
  const emptyQuote = { isOfSite: true, type: 'application/json', sent: contains('"items":[]') }
  expect(await beat()).toMatchObject([
    { target: 'GET /' },
    { target: `POST ${invocations}`, sent: contains('"dryRun":true') },
    { target: `POST ${checkoutPath}`, ...emptyQuote },
  ])
})

const throughEdge = (status: number, code: string): Record<string, Answer> => ({
  [checkoutPath]: { status, body: refusal(code) },
})
const dryRun = (body: string): Record<string, Answer> => ({ [invocations]: { body } })

test.each<[string, Record<string, Answer>, RegExp]>([
  ['a redirect', { '/': { status: 301 } }, /^Home page: 301 /],
  ['another page', { '/': { body: 'x'.repeat(1_000) } }, /^Home page: 200 x{196}$/],
  ['an edge that hangs up', { '/': { isDead: true } }, /^Home page: (?!TypeError: fetch failed)/],
  ['another refusal', throughEdge(400, 'foreign_origin'), /^Empty quote .*: 400 .*foreign_origin/],
  ['a hidden status', throughEdge(200, 'invalid_request'), /^Empty quote through the edge: 200 /],
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
  [
    'a function that may not be invoked',
    { [invocations]: { status: 403, body: '{"Message":"Not authorized"}' } },
    /^Dry run: .*Not authorized/,
  ],
])('%s fails the run, which says so and nothing else', async (_, faults, sentence) => {
  const run = beat(faults)
  await expect(run).rejects.toThrow(sentence)
  await expect(run).rejects.not.toThrow(/\n/)
})

test('every check that takes too long has failed, and is named', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  await expect(beat()).rejects.toThrow(
    /^Home page: .*abort.*\nEmpty quote through the edge: .*abort.*\nDry run: .*abort/,
  )
})
