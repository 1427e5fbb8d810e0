import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { built } from '#infra/build/build-steps.ts'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import * as z from '#shared/schema.ts'
import { gatewayEvent, siteOrigin } from '#tests/support/checkout-request.ts'
import { paymentPage } from '#tests/support/provider-server.ts'

const folder = 'dist/bench'
const handlers = { floor: `${folder}/bare-handler.mjs`, site: built.lambda }

// Checks the response, because a handler that rejected the event would seem fast.
const outputSchema = z.object({
  importMs: z.number(),
  requestMs: z.number(),
  response: z.object({ body: z.literal(JSON.stringify({ url: paymentPage })) }),
})

/** Starts the provider, and returns a measurement of a cold start: of the function or of a bare handler, in a new process. */
export async function startEndpoint() {
  // Compiled beforehand: otherwise the TypeScript loader would be measured too.
  await build({
    entryPoints: ['tests/bench/cold-start.ts', 'tests/bench/bare-handler.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
  })
  const provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    request.resume().on('end', () => response.end(JSON.stringify({ url: paymentPage })))
  })
  const { port, close } = await listenOnLocalhost(provider, 0)
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    ALLOWED_ORIGINS: siteOrigin,
  }
  const startCold = async (subject: keyof typeof handlers) => {
    const file = pathToFileURL(resolve(handlers[subject])).href
    const args = [`${folder}/cold-start.mjs`, file, JSON.stringify(gatewayEvent())]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    const { importMs, requestMs } = outputSchema.parse(JSON.parse(stdout))
    return { 'import (ms)': importMs, 'first request (ms)': requestMs }
  }
  return { startCold, close }
}
