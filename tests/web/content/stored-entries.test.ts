import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyOf } from '#tests/support/legal-documents.ts'
import { cookies } from '#web/content/legal/cookies.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

test.each(Object.values(storageKeys))('/cookies lists the storage key %s', (name) => {
  expect(bodyOf(cookies)).toMatch(new RegExp(`^${name}\\s?: `, 'm'))
})

test('the router still uses the storage key that /cookies names', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router'))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  expect(sources.some((source) => source.includes(`"${storageKeys.scrollPositions}"`))).toBe(true)
})
