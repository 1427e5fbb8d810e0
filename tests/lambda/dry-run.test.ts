import { expect, test } from 'vitest'
import { createDryRun } from '#lambda/dry-run.ts'
import { sampleOrder } from '#tests/support/provider-server.ts'

test('a dry run reads the key, and leads to the site’s own success page', async () => {
  let reads = 0
  const dryRun = createDryRun(async () => `sk_test_${(reads += 1)}`)
  await expect(dryRun.createSession(sampleOrder)).resolves.toEqual({ url: sampleOrder.successUrl })
  expect(reads).toBe(1)
})

test('a key that cannot be read fails it', async () => {
  const failure = new Error('no key')
  const dryRun = createDryRun(() => Promise.reject(failure))
  await expect(dryRun.createSession(sampleOrder)).rejects.toBe(failure)
})
