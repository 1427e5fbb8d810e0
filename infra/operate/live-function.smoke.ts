import { expect, inject, test } from 'vitest'
import { checkPrefix } from '#lambda/deployment.ts'
import { checkEvent, dryRunEvent, dryRunFault, sampleQuote } from '#lambda/dry-run-event.ts'
import { fail, invoke } from './aws.ts'

const [site] = inject('sites')

// Each page names the function version that it was deployed with.
const home = await fetch(site, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
const version = inject('version') ?? home?.headers.get('x-amz-meta-function')

const quote = sampleQuote(site)

// Sequential, so that only the first one waits for a cold start.
test.for([
  // Any other URL would be a payment page: the function would have created a session that somebody could pay.
  ['dry run', dryRunEvent(site, JSON.stringify(quote)), quote.successUrl],
  ['provider', checkEvent(site), checkPrefix],
] as const)('function: %s', async ([, event, proof], { annotate, signal }) => {
  const { result, executed } = await invoke(inject('arn'), event, signal).catch(fail)
  await annotate(`version ${executed}`)
  expect(dryRunFault(result, proof) ?? '').toBe('')
  expect(executed, 'version').toBe(version ?? executed)
})
