import { expect, test } from 'vitest'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readLastQuote, saveLastQuote } from '#web/quote/store/last-quote.ts'
import { savedLines } from '#tests/support/selections.ts'

test('the last quote is read back as it was saved', () => {
  saveLastQuote(savedLines)
  expect(readLastQuote()).toEqual({ lines: savedLines, isDamaged: false })
})

test.each([
  ['no entry', null],
  ['no lines', '[]'],
  ['nothing on sale', '[{"id":"fax"}]'],
  ['no JSON', '{'],
])('an entry with %s is no quote', (_case, text) => {
  if (text !== null) sessionStorage.setItem(storageKeys.lastQuote, text)
  expect(readLastQuote()).toBeNull()
})
