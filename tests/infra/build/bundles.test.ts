import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { lambdaBundle } from '#infra/build/bundles.ts'
import { functionBudget } from '#tests/build/budgets.ts'
import { gatewayEvent } from '#tests/support/checkout-request.ts'
import { environmentFor, paymentPage, serveProvider } from '#tests/support/provider-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** What esbuild says of the function's bundle: its size, the packages in it, and what it imports as soon as it is loaded. */
async function analysed() {
  const { metafile } = await build({ ...lambdaBundle('index.mjs'), write: false })
  const [output] = Object.values(metafile.outputs)
  const packages = Object.keys(output?.inputs ?? {}).flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  )
  const loaded = output?.imports.filter(({ kind }) => kind !== 'dynamic-import')
  return { output, packages: new Set(packages), loaded: loaded?.map(({ path }) => path) }
}

// The AWS SDK takes longer to load than everything else: an endpoint that needs it imports it when it is called.
test('the function is light, of no other packages than Stripe’s and valibot, and imports nothing before a call', async () => {
  const { output, packages, loaded } = await analysed()
  expect(output?.bytes).toBeLessThan(functionBudget)
  expect(packages).toEqual(new Set(['stripe', 'valibot']))
  expect(loaded).toEqual([])
})

// Node loads these from undici when they are first used, which takes longer than the rest of a cold start.
const webClasses = ['Response', 'Request', 'Headers', 'FormData', 'WebSocket', 'fetch']

test('the function is one file, whose cold start uses none of Node’s web classes', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'index.mjs')
  const options = lambdaBundle(file)
  await build({ ...options, conditions: [...options.conditions, 'tests'] })
  expect(readdirSync(folder)).toEqual(['index.mjs'])
  expect(readFileSync(file, 'utf8')).not.toMatch(/sourceMappingURL|\brequire\(/)
  const provider = await serveProvider()
  const program = `
    for (const name of ${JSON.stringify(webClasses)}) {
      const fail = () => { throw new Error(name + ' was used') }
      Object.defineProperty(globalThis, name, { get: fail })
    }
    const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)})
    const { body } = await handler(${JSON.stringify(gatewayEvent())}, { awsRequestId: '1' })
    process.stdout.write(body)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { env: environmentFor(provider.url) },
  )
  const url: unknown = expect.stringMatching(paymentPage)
  expect(JSON.parse(stdout.split('\n').at(-1) ?? '')).toMatchObject({ url })
})
