import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startFunction } from '#infra/local/api.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a new bundle is used from the next call on, which fails if the bundle does not load', async () => {
  const file = join(temporaryFolder({ 'index.mjs': '' }), 'index.mjs')
  const payments = { secretKey: '', environment: {} }
  const { invoke, close } = await startFunction(file, {}, payments)
  onTestFinished(close)
  let seconds = 0
  const bundle = (source: string) => {
    writeFileSync(file, source)
    // The file system's clock may be too coarse for two builds of one test.
    seconds += 1
    utimesSync(file, seconds, seconds)
  }
  bundle(`export const handler = async () => 'old'`)
  expect(await invoke({})).toBe('old')
  bundle(`throw new TypeError('no key')`)
  await expect(invoke({})).rejects.toThrow('no key')
  bundle(`export const handler = async () => 'new'`)
  expect(await invoke({})).toBe('new')
})
