import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { built } from '#infra/build/build-steps.ts'
import { lambdaBundle } from '#infra/build/bundle-lambda.ts'
import { listenOnLocalhost } from '#infra/local/listen.ts'
import * as z from '#shared/schema.ts'
import { gatewayEvent, lambdaContext, siteOrigin } from '#tests/support/checkout-request.ts'
import type { Figures, Results, Subject } from './results.ts'
import { runProgram } from './run-program.ts'

const folder = 'dist/bench'
const handlers = { floor: `${folder}/bare-handler.mjs`, site: built.lambda }

const session = { object: 'checkout.session', url: 'https://checkout.stripe.com/c/pay/cs_test_1' }

// Checks the response, because a handler that rejected the event would seem fast.
const outputSchema = z.object({
  importMs: z.number(),
  requestMs: z.number(),
  response: z.object({ body: z.literal(JSON.stringify({ url: session.url })) }),
})

/** Measures cold starts of the function, and of a bare handler, each in a fresh process. */
export async function measureEndpoint(results: Results, rounds: number, signal: AbortSignal) {
  // Compiled beforehand: otherwise the TypeScript loader would be measured too.
  await build({
    entryPoints: ['tests/bench/cold-start.ts', 'tests/bench/bare-handler.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
  })
  const provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    request.resume().on('end', () => response.end(JSON.stringify(session)))
  })
  const { port, close } = await listenOnLocalhost(provider, 0)
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    ALLOWED_ORIGINS: siteOrigin,
  }
  const handlerArgs = [JSON.stringify(gatewayEvent()), JSON.stringify(lambdaContext)]
  const startCold = async (subject: Subject): Promise<Figures> => {
    const file = pathToFileURL(resolve(handlers[subject])).href
    const args = [`${folder}/cold-start.mjs`, file, ...handlerArgs]
    const output = await runProgram(process.execPath, args, signal, env)
    const { importMs, requestMs } = outputSchema.parse(JSON.parse(output))
    return { 'endpoint: import (CPU ms)': importMs, 'endpoint: first request (CPU ms)': requestMs }
  }
  await results.measure('Endpoint', rounds, [startCold])
  await close()
  results.add('site', await bundleSizes())
}

/** The size of the function's bundle by package. */
async function bundleSizes(): Promise<Figures> {
  const { metafile } = await build({ ...lambdaBundle(built.lambda), metafile: true, write: false })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const sizes: Record<string, number> = {}
  for (const [file, { bytesInOutput }] of inputs) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'own code'
    const metric = `endpoint: bundle, ${name} (kB)`
    sizes[metric] = (sizes[metric] ?? 0) + bytesInOutput / 1_000
  }
  return sizes
}
