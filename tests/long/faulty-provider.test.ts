import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { lambdaBundle } from '#infra/build/bundle-lambda.ts'
import { maxRetries } from '#lambda/stripe-payments.ts'
import * as z from '#shared/schema.ts'
import {
  checkoutRequest,
  customer,
  gatewayEvent,
  siteOrigin,
} from '#tests/support/checkout-request.ts'
import { serve } from '#tests/support/local-server.ts'
import { faults } from '#tests/support/provider-faults.ts'
import { paymentPage, respondWithJson, type Responder } from '#tests/support/provider-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { requestTimeout } from '#web/quote/checkout/request-checkout-session.ts'

const run = promisify(execFile)

// Lambda's runtime, as a package. Not among the dependencies: it has 120 MB, and its install script downloads them.
const lambdaNode = 'node@24.21.0'

/** The commands of the running Node and of Lambda's. */
async function nodes(): Promise<readonly string[]> {
  const args = ['--yes', `--package=${lambdaNode}`, '--', 'node', '-p', 'process.execPath']
  return [process.execPath, (await run('npx', args)).stdout.trim()]
}

const buyers = Array.from({ length: 120 }, (_, index) => `buyer-${index}@example.com`)

/** Whether the provider fails in a buyer's attempt: in a quarter of all, and in the same ones in every run. */
function isFaulty(buyer: string, attempt: number): boolean {
  const digest = createHash('sha256').update(`${buyer} ${attempt}`).digest()
  return digest.readUInt32BE() < 2 ** 32 / 4
}

const attempts = Array.from({ length: 1 + maxRetries }, (_, attempt) => attempt)
const isUnlucky = (buyer: string) => attempts.every((attempt) => isFaulty(buyer, attempt))

/** Starts a provider with this fault, which otherwise creates a session for each key, as Stripe does. */
async function serveFaultyProvider(fault: Responder) {
  const keys = new Map(buyers.map((buyer): [string, string[]] => [buyer, []]))
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const buyer = new URLSearchParams(await text(request)).get('customer_email') ?? ''
    const key = String(request.headers['idempotency-key'])
    const own = keys.get(buyer) ?? []
    const url = `${paymentPage}/${key}`
    const handle = isFaulty(buyer, own.length) ? fault : respondWithJson(200, { url })
    own.push(key)
    handle(response, request)
  }
  const { url } = await serve((request, response) => void respond(request, response))
  return { url, keys }
}

// The function's own log comes first.
const program = `
import events from './events.mjs'
import { handler } from './index.mjs'
const answers = events.map(async (event) => {
  const start = performance.now()
  const { statusCode, body } = await handler(event, {})
  return { statusCode, body, ms: performance.now() - start }
})
process.stdout.write(JSON.stringify(await Promise.all(answers)))`

const answersSchema = z.array(
  z.object({ statusCode: z.number(), body: z.string(), ms: z.number() }),
)

/** All buyers press Pay at once, and the built function handles them with its own time limits. */
async function payTogether(node: string, apiBase: string) {
  const events = buyers.map((email) =>
    gatewayEvent({
      body: JSON.stringify(checkoutRequest({ customerInfo: { ...customer, email } })),
    }),
  )
  const folder = temporaryFolder({
    'events.mjs': `export default ${JSON.stringify(events)}`,
    'program.mjs': program,
  })
  await build(lambdaBundle(join(folder, 'index.mjs')))
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_API_BASE: apiBase,
    ALLOWED_ORIGINS: siteOrigin,
  }
  // It ends by itself: nothing is left open.
  const { stdout } = await run(node, [join(folder, 'program.mjs')], { env })
  return answersSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)))
}

test.each(Object.entries(faults))(
  'a provider that %s in a quarter of its calls fails only buyers with three such calls, in time, and charges nobody twice',
  async (_, fault) => {
    const pay = async (node: string) => {
      const { url, keys } = await serveFaultyProvider(fault)
      return { answers: await payTogether(node, url), keys }
    }
    for (const { answers, keys } of await Promise.all((await nodes()).map(pay))) {
      const statuses = answers.map(({ statusCode }) => Math.floor(statusCode / 100))
      expect(statuses).toEqual(buyers.map((buyer) => (isUnlucky(buyer) ? 5 : 2)))
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(requestTimeout)
      for (const own of keys.values()) expect(new Set(own).size).toBe(1)
      const pages = [...keys.values()].map(([key]) => `${paymentPage}/${key}`)
      for (const [index, { statusCode, body }] of answers.entries())
        if (statusCode === 200) expect(JSON.parse(body)).toEqual({ url: pages[index] })
    }
  },
)
