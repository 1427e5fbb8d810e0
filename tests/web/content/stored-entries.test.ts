import { expect, test } from 'vitest'
import { bodyOf } from '#tests/support/legal-documents.ts'
import { cookies } from '#web/content/legal/cookies.ts'
import { storageKeys } from '#web/content/storage-keys.ts'

test.each(Object.values(storageKeys))('/cookies lists the storage key %s', (name) => {
  expect(bodyOf(cookies)).toMatch(new RegExp(`^${name}\\P{L}`, 'mu'))
})
