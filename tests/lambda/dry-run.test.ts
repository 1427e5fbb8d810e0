import { expect, test } from 'vitest'
import { createDryRun } from '#lambda/dry-run.ts'
import { sampleOrder } from '#tests/support/provider-server.ts'

test('a dry run without a key fails', async () => {
  const failure = new Error('no key')
  const dryRun = createDryRun(() => Promise.reject(failure))
  await expect(dryRun.createSession(sampleOrder)).rejects.toBe(failure)
})
