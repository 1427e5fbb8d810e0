import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '#lambda/app.ts'
import { heartbeatNames } from '#lambda/deployment.ts'
import type { Payments } from '#lambda/payments.ts'
import { checkoutPath } from '#shared/addresses.ts'
import * as z from '#shared/schema.ts'
import { awsEnvironment } from '#tests/support/aws-environment.ts'
import { gatewayEvent } from '#tests/support/checkout-request.ts'
import { serve } from '#tests/support/local-server.ts'

const liveFunction = 'arn:aws:lambda:us-east-1:123456789012:function:api:live'
const invocations = `/2015-03-31/functions/${encodeURIComponent(liveFunction)}/invocations`

type Answer = { readonly status: number; readonly body: string }
type Fault = {
  readonly status?: number
  readonly body?: string | ((healthy: string) => string)
  readonly isDead?: true
}

const eventSchema = z.looseObject({
  dryRun: z.literal(true),
  rawPath: z.string(),
  headers: z.record(z.string(), z.string()),
  requestContext: z.object({ http: z.object({ method: z.string() }) }),
  body: z.string(),
  isBase64Encoded: z.boolean(),
})
const headersSchema = z.record(z.string(), z.string())

afterEach(() => vi.unstubAllEnvs())

/** What the site and the Lambda service answer: the product's own application, in front of payments that stop dry. */
async function answerOf(request: IncomingMessage, site: string): Promise<Answer> {
  const { method = '', url: rawPath = '' } = request
  const body = await text(request)
  if (rawPath === '/') return { status: 200, body: '<!doctype html><html></html>' }
  const payments: Payments = { createSession: async ({ successUrl }) => ({ url: successUrl }) }
  const respond = createApp({ payments, allowedOrigins: [site], log: () => {} })
  if (rawPath === invocations) {
    const result = await respond(eventSchema.parse(JSON.parse(body)), '1')
    return { status: 200, body: JSON.stringify(result) }
  }
  const headers = headersSchema.parse(request.headers)
  const result = await respond(gatewayEvent({ method, rawPath, headers, body }), '1')
  return { status: result.statusCode, body: result.body }
}

/** Runs the heartbeat against a healthy site with these faults, by path. */
async function beat(faults: Readonly<Record<string, Fault>> = {}): Promise<readonly string[]> {
  const requests: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    requests.push(`${method} ${url}`)
    const healthy = await answerOf(request, `http://${headers.host}`)
    const { status = healthy.status, body = healthy.body, isDead } = faults[url] ?? {}
    const sent = typeof body === 'string' ? body : body(healthy.body)
    if (isDead) response.destroy()
    else response.writeHead(status, { location: '/elsewhere' }).end(sent)
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
  return requests.toSorted()
}

test('a healthy site passes, asked for its home page, an empty quote and a dry run', async () => {
  expect(await beat()).toEqual(['GET /', `POST ${invocations}`, `POST ${checkoutPath}`])
})

const refusal = (code: string) => JSON.stringify({ error: { code } })

const throughEdge = (status: number, code: string): Record<string, Fault> => ({
  [checkoutPath]: { status, body: refusal(code) },
})
const dryRun = (body: Fault['body']): Record<string, Fault> => ({ [invocations]: { body } })
const paymentPage = { url: 'https://checkout.stripe.com/c/pay/1' }

test.each<[string, Record<string, Fault>, RegExp]>([
  ['a redirect', { '/': { status: 301 } }, /^Home page: 301 /],
  ['another page', { '/': { body: 'x'.repeat(1_000) } }, /^Home page: 200 x{196}$/],
  ['an edge that hangs up', { '/': { isDead: true } }, /^Home page: (?!TypeError: fetch failed)/],
  ['another refusal', throughEdge(400, 'foreign_origin'), /^Empty quote .*: 400 .*foreign_origin/],
  ['a hidden status', throughEdge(200, 'invalid_request'), /^Empty quote through the edge: 200 /],
  [
    'a payment page in place of a dry run',
    dryRun(JSON.stringify({ statusCode: 200, body: JSON.stringify(paymentPage) })),
    /^Dry run: .*checkout\.stripe\.com/,
  ],
  [
    'a dry run that fails after all',
    dryRun((healthy) => healthy.replace('"statusCode":200', '"statusCode":500')),
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
