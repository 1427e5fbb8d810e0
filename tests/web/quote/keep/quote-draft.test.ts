import { expect, test, vi } from 'vitest'
import {
  readLastQuote,
  removeDraft,
  saveDraft,
  saveLastQuote,
} from '#web/quote/keep/quote-draft.ts'
import { draftedSelection } from '#tests/support/stored-quotes.ts'
import { keptAttribute } from '#web/ui/document/protocol.ts'
import { atTodaysPrices, everything, nothing } from '#tests/support/selections.ts'

const day = 24 * 60 * 60 * 1000

test.each([
  ['is kept until it expires', 30 * day - 1, true],
  ['is removed when it has expired', 30 * day, false],
  ['is kept if the clock was set back', -day, true],
  ['is removed if it would outlive others', -30 * day, false],
])('a draft %s', (_, age, isKept) => {
  const now = Date.UTC(2026, 0, 31)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - age)
  saveDraft(atTodaysPrices(everything))
  clock.mockReturnValue(now)
  expect(draftedSelection()).toEqual(isKept ? everything : undefined)
  expect(localStorage.getItem('quoteDraft') !== null).toBe(isKept)
})

test('a draft that is removed is gone, also beside the builder’s link, and an empty quote is not kept as the last one (rule 2.6)', () => {
  const { documentElement } = document
  saveDraft(atTodaysPrices(everything))
  expect(documentElement).toHaveAttribute(keptAttribute)
  removeDraft()
  expect(documentElement).not.toHaveAttribute(keptAttribute)
  expect(draftedSelection()).toBeUndefined()
  saveLastQuote(atTodaysPrices(nothing))
  expect(readLastQuote()).toBeNull()
})
