import { expect, inject, test } from 'vitest'
import { checkEvent, checkFault } from '#lambda/check-event.ts'
import { fail, invoke } from './aws.ts'
import { releaseHeader, versionOf } from './release.ts'

const [site] = inject('sites')

// Each page names the release that it was deployed with.
const home = await fetch(site, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
const release = inject('release') ?? home?.headers.get(releaseHeader)
const afterRollback = 'version (after a rollback, see Roll back in docs/deploy.md)'

test('function: provider', async ({ annotate, signal }) => {
  const { result, executed } = await invoke(inject('arn'), checkEvent(site), signal).catch(fail)
  await annotate(`version ${executed}`)
  const fault = checkFault(result) ?? ''
  const otherPrices = 'the live release has other prices: run this in its checkout'
  expect.soft(fault, fault.includes('price_refused') ? otherPrices : '').toBe('')
  expect(executed, afterRollback).toBe(release ? versionOf(release) : executed)
})
