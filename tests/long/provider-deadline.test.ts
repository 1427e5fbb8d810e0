import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { faultShare, serveFaultyProvider } from '#tests/support/faulty-provider.ts'
import { faults, isUnlucky } from '#tests/support/provider-faults.ts'
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

const answersSchema = z.array(z.object({ statusCode: z.number(), ms: z.number() }))

/** All buyers press Pay at once, and the built function handles them with its own time limits. */
async function payTogether(node: string, apiBase: string) {
  const events = buyers.map((email) =>
    gatewayEvent({
      body: JSON.stringify(checkoutRequest({ customerInfo: { ...customer, email } })),
    }),
  )
  const folder = temporaryFolder({ 'events.json': JSON.stringify(events) })
  const program = join(folder, 'pay-together.mjs')
  await build(lambdaBundle(join(folder, 'index.mjs')))
  await build({
    entryPoints: ['tests/long/pay-together.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_API_BASE: apiBase,
    ALLOWED_ORIGINS: siteOrigin,
  }
  await run(node, [program, folder], { env })
  return answersSchema.parse(JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')))
}

test.each(Object.entries(faults))(
  'a provider that %s in a quarter of its calls fails only buyers with three such calls, in time, on both Nodes',
  async (_, fault) => {
    const pay = async (node: string) => payTogether(node, (await serveFaultyProvider(fault)).url)
    const answers = await Promise.all((await nodes()).map(pay))

    const expected = buyers.map((buyer) => (isUnlucky(faultShare, buyer) ? 5 : 2))
    for (const ofNode of answers) {
      expect(ofNode.map(({ statusCode }) => Math.floor(statusCode / 100))).toEqual(expected)
      expect(Math.max(...ofNode.map(({ ms }) => ms))).toBeLessThan(requestTimeout)
    }
  },
)
