import { expect, inject, test } from 'vitest'
import { checkPrefix } from '#lambda/deployment.ts'
import { checkEvent, dryRunEvent, dryRunFault, sampleQuote } from '#lambda/dry-run-event.ts'
import { fail, invoke } from './aws.ts'
import { releaseHeader, versionOf } from './release.ts'

const [site] = inject('sites')

// Each page names the release that it was deployed with.
const home = await fetch(site, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
const release = inject('release') ?? home?.headers.get(releaseHeader)
const afterRollback = 'version (after a rollback, see Roll back in docs/deploy.md)'

const quote = sampleQuote(site)

// Sequential, so that only the first one waits for a cold start.
test.for([
  // Any other URL would be a payment page: the function would have created a session that somebody could pay.
  ['dry run', dryRunEvent(site, JSON.stringify(quote)), quote.successUrl],
  ['provider', checkEvent(site), checkPrefix],
] as const)('function: %s', async ([, event, proof], { annotate, signal }) => {
  const { result, executed } = await invoke(inject('arn'), event, signal).catch(fail)
  await annotate(`version ${executed}`)
  const fault = dryRunFault(result, proof) ?? ''
  const otherPrices = 'the live release has other prices: run this in its checkout'
  expect.soft(fault, fault.includes('price_refused') ? otherPrices : '').toBe('')
  expect(executed, afterRollback).toBe(release ? versionOf(release) : executed)
})
