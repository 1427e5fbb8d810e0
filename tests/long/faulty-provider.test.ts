import { execFile } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { lambdaBundle } from '#infra/build/bundle-lambda.ts'
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

/** Whether the provider fails in a buyer's attempt: in half of all, and in any combination of three for some buyers. */
const isFaulty = (buyer: number, attempt: number) => ((buyer >> attempt) & 1) === 1

const isUnlucky = (buyer: number) => [0, 1, 2].every((attempt) => isFaulty(buyer, attempt))

/** Starts a provider with this fault, which otherwise creates a session for each key, as Stripe does. */
async function serveFaultyProvider(fault: Responder) {
  const keys = buyers.map((): string[] => [])
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const email = new URLSearchParams(await text(request)).get('customer_email') ?? ''
    const buyer = buyers.indexOf(email)
    const key = String(request.headers['idempotency-key'])
    const attempts = keys[buyer]?.push(key) ?? 0
    const url = `${paymentPage}/${key}`
    const handle = isFaulty(buyer, attempts - 1) ? fault : respondWithJson(200, { url })
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

test.each(faults)(
  'a provider that %s in half of its calls fails only buyers with three such calls, in time, and charges nobody twice',
  async (_, fault) => {
    const pay = async (node: string) => {
      const { url, keys } = await serveFaultyProvider(fault)
      return { answers: await payTogether(node, url), keys }
    }
    for (const { answers, keys } of await Promise.all((await nodes()).map(pay))) {
      for (const [buyer, { statusCode, body, ms }] of answers.entries()) {
        const [key, ...others] = new Set(keys[buyer])
        expect(others).toEqual([])
        expect(ms).toBeLessThan(requestTimeout)
        const paid = `200 ${JSON.stringify({ url: `${paymentPage}/${key}` })}`
        const outcome = statusCode < 500 ? `${statusCode} ${body}` : 'failed'
        expect(outcome).toBe(isUnlucky(buyer) ? 'failed' : paid)
      }
    }
  },
)
