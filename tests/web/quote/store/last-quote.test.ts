import { expect, test } from 'vitest'
import { storageKeys } from '#web/content/storage-keys.ts'
import { readLastQuote, saveLastQuote } from '#web/quote/store/last-quote.ts'
import { everything } from '#tests/support/selections.ts'

test('the last quote is read back as it was saved', () => {
  saveLastQuote(everything)
  expect(readLastQuote()).toEqual({ selection: everything, isComplete: true })
})

test.each([
  ['no entry', null],
  ['a list', '[]'],
  ['no JSON', '{'],
  ['no choices', '{}'],
])('an entry with %s is no quote', (_case, text) => {
  if (text !== null) sessionStorage.setItem(storageKeys.lastQuote, text)
  expect(readLastQuote()).toBeNull()
})
