import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterEach, expect, test, vi } from 'vitest'
import { lambdaBundle } from '#infra/build/bundle-lambda.ts'
import { apiErrors } from '#lambda/errors.ts'
import type { handler } from '#lambda/handler.ts'
import { maxRetries } from '#lambda/stripe-payments.ts'
import * as z from '#shared/schema.ts'
import { metricsCounting } from '#tests/infra/stack/counting-metrics.ts'
import {
  checkoutRequest,
  customer,
  gatewayEvent,
  lambdaContext,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import {
  paymentPage,
  respondWithError,
  respondWithJson,
  serveProvider,
  type Responder,
} from '#tests/support/provider-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const bundleSchema = z.object({
  handler: z.custom<typeof handler>((value) => typeof value === 'function'),
})

const buyers = Array.from({ length: 6 }, (_, index) => `buyer-${index}@example.com`)
const attemptsPerBuyer = 1 + maxRetries

/** A provider that refuses the first attempts of each key, and then creates a session per key, as Stripe does. */
function storm(refusals: number, refuse: Responder) {
  const attempts = new Map<unknown, number>()
  const respond: Responder = (response, request) => {
    const key = request.headers['idempotency-key']
    const attempt = 1 + (attempts.get(key) ?? 0)
    attempts.set(key, attempt)
    if (attempt <= refusals) refuse(response, request)
    else {
      const session = { object: 'checkout.session', url: `${paymentPage}/${String(key)}` }
      respondWithJson(200, session)(response, request)
    }
  }
  // A request beyond these is unexpected.
  return serveProvider(
    ...buyers.flatMap(() => Array.from({ length: attemptsPerBuyer }, () => respond)),
  )
}

/** All buyers press Pay at once, and the built function handles them. */
async function payTogether(provider: Awaited<ReturnType<typeof storm>>) {
  const outfile = join(temporaryFolder(), 'index.mjs')
  await build(lambdaBundle(outfile))
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_key')
  vi.stubEnv('STRIPE_API_BASE', provider.url.origin)
  vi.stubEnv('ALLOWED_ORIGINS', siteOrigin)
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const built = bundleSchema.parse(await import(pathToFileURL(outfile).href))
  const results = await Promise.all(
    buyers.map(async (email) => {
      const body = JSON.stringify(checkoutRequest({ customerInfo: { ...customer, email } }))
      return built.handler(gatewayEvent({ body }), lambdaContext)
    }),
  )
  const keys = buyers.map((email) => {
    const received = provider.received.filter(({ session }) => session.customer_email === email)
    return received.map(({ headers }) => headers['idempotency-key'])
  })
  return { results, lines, keys }
}

const rateLimit = { type: 'invalid_request_error', code: 'rate_limit' }
const refusals: readonly (readonly [name: string, refuse: Responder])[] = [
  ['429', respondWithError(429, rateLimit)],
  [
    '429 with Retry-After: 3600',
    (response, request) => {
      response.setHeader('retry-after', '3600')
      respondWithError(429, rateLimit)(response, request)
    },
  ],
  ['409 lock_timeout', respondWithError(409, { ...rateLimit, code: 'lock_timeout' })],
]

test.each(refusals)('after a storm of %s, each buyer gets one session', async (_, refuse) => {
  const provider = await storm(maxRetries, refuse)

  const { results, lines, keys } = await payTogether(provider)

  const pages = keys.map(([key]) => JSON.stringify({ url: `${paymentPage}/${String(key)}` }))
  expect(results).toMatchObject(pages.map((body) => ({ statusCode: 200, body })))
  expect(new Set(keys.flat()).size).toBe(buyers.length)
  for (const own of keys) expect(own).toEqual(Array(attemptsPerBuyer).fill(own[0]))
  expect(provider.unexpected).toEqual([])
  expect(lines).toEqual([])
})

test.each(refusals)(
  'a storm of %s that does not end sets off its own alarm alone',
  async (_, refuse) => {
    const provider = await storm(Infinity, refuse)

    const { results, lines, keys } = await payTogether(provider)

    const code = 'provider_busy'
    const { status, message } = apiErrors[code]
    const refused = { statusCode: status, body: JSON.stringify({ error: { code, message } }) }
    expect(results).toMatchObject(buyers.map(() => refused))
    expect(keys.flat()).toHaveLength(buyers.length * attemptsPerBuyer)
    expect(provider.unexpected).toEqual([])
    expect(lines.map(metricsCounting)).toEqual(buyers.map(() => ['providerBusy']))
  },
)
