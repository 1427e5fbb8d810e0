import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialSelection, linesOf } from '#shared/pricing.ts'
import {
  hasUnsavedChoices,
  isCustomUnfinished,
  selectionOfLines,
} from '#web/quote/model/selection.ts'
import { anySelection, customService, everything, nothing } from '#tests/support/selections.ts'

const unfinished = { ...nothing, custom: { ...customService, price: null } }

test('a quote is reopened line for line', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const lines = linesOf(selection)
      const reopened = selectionOfLines(lines)
      expect(linesOf(reopened)).toEqual(lines)
      expect(reopened).toMatchObject({
        fixedItems: selection.fixedItems,
        quantities: selection.quantities,
      })
    }),
  )
})

test('a complete selection is the same after it was saved', () => {
  expect(selectionOfLines(linesOf(everything))).toEqual(everything)
})

test('a quote without a custom service reopens with an empty one', () => {
  expect(selectionOfLines([]).custom).toEqual(initialSelection.custom)
})

test.each([
  ['the initial selection, whatever is saved', initialSelection, linesOf(everything), false],
  ['what is saved', everything, linesOf(everything), false],
  ['something else', everything, linesOf(nothing), true],
  ['an unfinished custom service beside what is saved', unfinished, linesOf(unfinished), true],
])('would replacing %s lose anything?', (_case, selection, saved, expected) => {
  expect(hasUnsavedChoices(selection, saved)).toBe(expected)
})

test.each([
  ['without a price', { ...customService, price: null }, true],
  ['without a name', { ...customService, name: '' }, true],
  ['with both', customService, false],
  ['that is not selected', { ...customService, selected: false }, false],
])('is a custom service %s unfinished?', (_case, custom, expected) => {
  // Beside other lines.
  expect(isCustomUnfinished({ ...everything, custom })).toBe(expected)
})
