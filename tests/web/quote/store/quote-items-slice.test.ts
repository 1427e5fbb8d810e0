import { expect, test } from 'vitest'
import {
  damageShown,
  externalChangeShown,
  quoteChangedElsewhere,
  quoteCleared,
  quoteItemsReducer,
  quoteSaved,
} from '#web/quote/store/quote-items-slice.ts'
import { savedLines } from '#tests/support/selections.ts'

const initial = quoteItemsReducer(undefined, { type: 'start' })
const saved = { ...initial, lines: savedLines, isSavedHere: true }
const damaged = { lines: savedLines.slice(1), isDamaged: true }
const cleared = { lines: [], isDamaged: false }
const changedElsewhere = { ...damaged, isSavedHere: false, externalChange: 'changed' } as const

test('a quote starts without lines, and nothing is written', () => {
  expect(initial).toEqual({ ...cleared, isSavedHere: false, externalChange: null })
})

test('what Proceed saves is written, and so is its clearing', () => {
  expect(quoteItemsReducer(initial, quoteSaved(savedLines))).toEqual(saved)
  expect(quoteItemsReducer(saved, quoteCleared())).toEqual({ ...initial, isSavedHere: true })
})

test('what another page saved is taken over, and not written again', () => {
  const change = quoteChangedElsewhere({ before: savedLines, now: damaged, isOrdered: false })
  expect(quoteItemsReducer(saved, change)).toEqual(changedElsewhere)
})

test.each([
  ['is told', savedLines, false, 'cleared'],
  ['is an order if this tab went to pay for it', savedLines, true, 'ordered'],
  ['is nothing to tell where there was no quote', [], false, null],
])('that another page cleared the quote %s', (_case, before, isOrdered, externalChange) => {
  const change = quoteChangedElsewhere({ before, now: cleared, isOrdered })
  expect(quoteItemsReducer(saved, change)).toEqual({ ...initial, externalChange })
})

test('what the visitor was told is not told again', () => {
  expect(quoteItemsReducer(changedElsewhere, damageShown()).isDamaged).toBe(false)
  expect(quoteItemsReducer(changedElsewhere, externalChangeShown()).externalChange).toBeNull()
})
