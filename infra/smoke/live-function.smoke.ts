import { expect, inject, test } from 'vitest'
import { checkPrefix } from '#lambda/deployment.ts'
import { checkEvent, dryRunEvent, sampleQuote } from '#lambda/dry-run-event.ts'
import { fail, invoke } from './aws.ts'

const [site] = inject('sites')

// Each page names the function version that it was deployed with.
const home = await fetch(site, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
const version = inject('version') ?? home?.headers.get('x-amz-meta-function')

const quote = sampleQuote(site)
const dryRun = (body: object) => dryRunEvent(site, JSON.stringify(body))

// Sequential, so that only the first one waits for a cold start.
test.for([
  ['malformed body', dryRunEvent(site, '{'), 400, 'malformed_body'],
  ['empty quote', dryRun({ ...quote, items: [] }), 400, 'invalid_request'],
  // Any other URL would be a payment page: the function would have created a session that somebody could pay.
  ['dry run', dryRun(quote), 200, quote.successUrl],
  ['provider', checkEvent(site), 200, checkPrefix],
] as const)('function: %s', async ([, event, status, content], { annotate, signal }) => {
  const { result, executed } = await invoke(inject('arn'), event, signal).catch(fail)
  await annotate(`version ${executed}`)
  expect(result).toContain(`"statusCode":${status}`)
  expect(result).toContain(content)
  expect(executed, 'version').toBe(version ?? executed)
})
